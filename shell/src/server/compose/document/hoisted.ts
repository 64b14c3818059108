const LEADING = /^<(?:link|meta)\b[^>]*>|^<title\b[^>]*>[^<]*<\/title>/;
const HREF = /\b(?:href|imagesrcset)="([^"]*)"/i;

/** HTML of a fragment with React's hoisted run at its start taken off; `preloads` are the links of that run, for the head. */
export interface SplitHtml {
  readonly preloads: readonly string[];
  readonly html: string;
}

/** React 19 puts title, meta and preload links at the start of a fragment. Titles and metas are dropped: the head has its own. */
export function splitHoisted(html: string): SplitHtml {
  const preloads: string[] = [];
  let rest = html;
  for (let match = LEADING.exec(rest); match; match = LEADING.exec(rest)) {
    const [element] = match;
    if (/^<link\b/.test(element) && /\brel="(?:preload|modulepreload|stylesheet)"/.test(element)) preloads.push(element);
    rest = rest.slice(element.length);
  }
  return { preloads, html: rest };
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
