import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';

const MARKS = /\*\*|\[([^\]]+)\]\([^)]*\)/g;

/** Prose as plain text, for machines that read structured data. */
export function proseText(blocks: readonly RichTextBlock[]): string {
  return blocks.flatMap(linesOf).join(' ').replace(MARKS, '$1');
}

function linesOf(block: RichTextBlock): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.map((cells) => cells.join(' — '));
    case 'heading':
    case 'paragraph':
    case 'quote':
      return [block.text];
    default:
      return [];
  }
}
