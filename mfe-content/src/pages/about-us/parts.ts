import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';

/** A heading with the content beneath it, up to the next one. */
export interface Entry {
  readonly name: string;
  readonly blocks: readonly RichTextBlock[];
}

/** The parts of a section: what comes before its first heading, and an entry for each heading. */
export function splitBody(body: readonly RichTextBlock[]): {
  readonly opening: readonly RichTextBlock[];
  readonly entries: readonly Entry[];
} {
  const starts = body.flatMap((block, index) => (block.kind === 'heading' ? [{ name: block.text, index }] : []));
  const entries = starts.map(({ name, index }, order) => ({ name, blocks: body.slice(index + 1, starts[order + 1]?.index) }));
  return { opening: body.slice(0, starts[0]?.index), entries };
}

/** Figures as a table of two columns gives them, each with its meaning; null for any other block. */
export function factsOf(block: RichTextBlock): readonly { readonly meaning: string; readonly value: string }[] | null {
  if (block.kind !== 'table' || block.header.length !== 2) return null;
  return block.rows.map(([meaning = '', value = '']) => ({ meaning, value }));
}

/** The link that a paragraph consists of; null when it has other words or leads out of the shop. */
export function wholeLink(block: RichTextBlock): { readonly label: string; readonly path: string } | null {
  const [, label, path] = (block.kind === 'paragraph' && /^\[([^\]]+)\]\((\/(?!\/)[^()\s]*)\)$/.exec(block.text)) || [];
  return label === undefined || path === undefined ? null : { label, path };
}
