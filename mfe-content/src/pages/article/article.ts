import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import type { RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';
import { nothing, num, obj, or, str, type UnContract } from '@withease/contracts';
import { newsItemContract, proseContract } from '../../domain/content/index.ts';

export const articleContract = obj({
  id: str,
  title: str,
  summary: str,
  published_at: str,
  reading_minutes: num,
  picture: pictureContract,
  body: proseContract,
  newer: or(newsItemContract, nothing),
  older: or(newsItemContract, nothing),
});

export type Article = UnContract<typeof articleContract>;

type ImageBlock = Extract<RichTextBlock, { kind: 'image' }>;

/**
 * The picture above the text and the text without it: many articles repeat their own picture as a block, and that block
 * also knows what is to be seen on it.
 */
export function splitLead({ picture, body }: Pick<Article, 'picture' | 'body'>): {
  readonly alt: string;
  readonly blocks: RichTextBlock[];
} {
  const isLead = (block: RichTextBlock): block is ImageBlock =>
    block.kind === 'image' && 'url' in block.picture && block.picture.url === picture.url;
  return { alt: body.find(isLead)?.alt ?? '', blocks: body.filter((block) => !isLead(block)) };
}
