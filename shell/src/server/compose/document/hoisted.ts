import { asBuffer, type Utf8 } from '../../utf8/index.ts';

/** The elements of React's hoisted run, by how they begin; each continues to its end. */
const HOISTED: Readonly<Record<string, string>> = { '<link ': '>', '<meta ': '>', '<title': '</title>' };
const OPENING_LETTERS = '<title'.length;
const HREF = /\b(?:href|imagesrcset)="([^"]*)"/i;

/** HTML of a fragment with React's hoisted run at its start taken off; `preloads` are the links of that run, for the head. */
export interface SplitHtml {
  readonly preloads: readonly string[];
  readonly html: Utf8;
}

/** React 19 puts title, meta and preload links at the start of a fragment. Titles and metas are dropped: the head has its own. */
export function splitHoisted(html: Utf8): SplitHtml {
  const bytes = asBuffer(html);
  const preloads: string[] = [];
  let start = 0;
  for (let end = endOfHoisted(bytes, start); end > start; end = endOfHoisted(bytes, start)) {
    const element = bytes.toString('utf8', start, end);
    if (/^<link\b/.test(element) && /\brel="(?:preload|modulepreload|stylesheet)"/.test(element)) preloads.push(element);
    start = end;
  }
  return { preloads, html: html.subarray(start) };
}

/** Where the hoisted element ends that begins at `start`; `start` itself when there is none. */
function endOfHoisted(bytes: Buffer, start: number): number {
  const ending = HOISTED[bytes.toString('latin1', start, start + OPENING_LETTERS)];
  if (ending === undefined) return start;
  const found = bytes.indexOf(ending, start);
  return found === -1 ? start : found + ending.length;
}

/** Keeps the first of the links that load the same thing. */
export function withoutRepeats(links: readonly string[]): string[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const target = HREF.exec(link)?.[1] ?? link;
    if (seen.has(target)) return false;
    seen.add(target);
    return true;
  });
}
