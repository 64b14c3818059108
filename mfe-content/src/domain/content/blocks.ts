import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';

// How our own prose is written down: short names, so that files of prose read as prose.

export function h3(text: string): RichTextBlock {
  return { kind: 'heading', level: 3, text };
}

export function p(text: string): RichTextBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: readonly string[]): RichTextBlock {
  return { kind: 'list', ordered: false, items };
}

export function steps(...items: readonly string[]): RichTextBlock {
  return { kind: 'list', ordered: true, items };
}

export function table(header: readonly string[], ...rows: readonly (readonly string[])[]): RichTextBlock {
  return { kind: 'table', header, rows };
}
