import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';

/** A part of a long document; `id` is its anchor, the same in both languages. */
export interface ProseSection {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly RichTextBlock[];
}
