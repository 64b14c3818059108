import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';
import { arr, bool, type Contract, nothing, obj, or, str, val } from '@withease/contracts';

const blockContract = or(
  obj({ kind: val('paragraph'), text: str }),
  obj({ kind: val('heading'), level: or(val(2), val(3)), text: str }),
  obj({ kind: val('list'), ordered: bool, items: arr(str) }),
  obj({ kind: val('quote'), text: str, by: or(str, nothing) }),
  obj({ kind: val('table'), header: arr(str), rows: arr(arr(str)) }),
  obj({ kind: val('image'), picture: pictureContract, alt: str }),
  obj({ kind: val('code'), text: str }),
  obj({ kind: val('video'), address: str, title: str, poster: or(pictureContract, nothing) }),
);

/** Prose of the API: the blocks that `RichText` draws. */
export const proseContract = arr(blockContract) as Contract<unknown, RichTextBlock[]>;

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
