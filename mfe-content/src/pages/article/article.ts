import type { Article, Prose } from '../../contracts.ts';

type ProseBlock = Prose[number];
type ImageBlock = Extract<ProseBlock, { kind: 'image' }>;

/** The picture above the text, and the text without it: many articles repeat their picture as a block. */
export function splitLead({ picture, body }: Pick<Article, 'picture' | 'body'>): {
  readonly alt: string;
  readonly blocks: ProseBlock[];
} {
  const isLead = (block: ProseBlock): block is ImageBlock => block.kind === 'image' && block.picture.url === picture.url;
  return { alt: body.find(isLead)?.alt ?? '', blocks: body.filter((block) => !isLead(block)) };
}

/** The part of the catalogue that the article is about: that of the first link in its text that leads to one. Null without such a link. */
export function subjectOf({ body }: Pick<Article, 'body'>): { readonly category: string } | { readonly search: string } | null {
  const [, query] = /\]\(\/\?([^)\s]+)\)/.exec(JSON.stringify(body)) ?? [];
  const parameters = new URLSearchParams(query);
  const [category, search] = [parameters.get('category'), parameters.get('search')];
  if (category) return { category };
  return search ? { search } : null;
}
