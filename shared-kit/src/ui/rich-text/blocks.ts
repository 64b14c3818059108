import type { Picture } from '../../contracts/browser/index.ts';

/** Prose as data, never HTML: inline `**strong**`, `` `code` ``, `[label](address)`. Lists do not nest. */
export type RichTextBlock =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by?: string | null | undefined }
  /** The first cell of a row names the row. */
  | { readonly kind: 'table'; readonly header: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'image'; readonly picture: Picture; readonly alt: string }
  | { readonly kind: 'code'; readonly text: string }
  /** Of Rutube, VK Video or YouTube, or a file of this site; a link when it is neither. */
  | { readonly kind: 'video'; readonly address: string; readonly title: string; readonly poster?: Picture | null | undefined };

/** A run of inline text. `strong` may hold links; nothing else nests. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

const MARK = /\*\*(.+?)\*\*|`([^`]+)`|\[([^[\]]+)\]\(([^()\s]+)\)/g;

/** Cuts inline text into runs; what is no complete mark, or a link to an unsafe address, stays text. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, strong, code, label, address] = match;
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    if (strong !== undefined) parts.push({ kind: 'strong', parts: parseInline(strong) });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && address !== undefined && isSafeAddress(address)) parts.push({ kind: 'link', text: label, address });
    else parts.push({ kind: 'text', text: label ?? whole });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** A path of this site, an anchor, or an address that a browser does not run. Spaces could hide `//` from us but not from the browser. */
export function isSafeAddress(address: string): boolean {
  return /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s\p{Cc}\\]*$/iu.test(address);
}

/** Whether an address leads out of the shop. */
export function isExternal(address: string): boolean {
  return /^https:/i.test(address);
}
