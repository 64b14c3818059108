import type { Article, Prose } from '../../contracts.ts';

type ProseBlock = Prose[number];
type ImageBlock = Extract<ProseBlock, { kind: 'image' }>;

/**
 * The picture above the text and the text without it: many articles repeat their own picture as a block, and that block
 * also has its description.
 */
export function splitLead({ picture, body }: Pick<Article, 'picture' | 'body'>): {
  readonly alt: string;
  readonly blocks: ProseBlock[];
} {
  const isLead = (block: ProseBlock): block is ImageBlock => block.kind === 'image' && block.picture.url === picture.url;
  return { alt: body.find(isLead)?.alt ?? '', blocks: body.filter((block) => !isLead(block)) };
}
