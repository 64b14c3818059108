import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';

/** A part of a long document; `id` is its anchor, the same in both languages. */
export interface ProseSection {
  readonly id: string;
  readonly name: string;
  readonly blocks: readonly RichTextBlock[];
}

/** A page of nothing but our own prose, with what it says of itself to the head. */
export interface ProseDocument {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly ProseSection[];
}
