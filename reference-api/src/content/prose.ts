import type { Prose } from '@vitrava/shared-kit/contracts/api';
import type { SeedBlock } from '../seed/index.ts';
import { type ImageRenderer, scenePicture } from './pictures/index.ts';

/** Stored blocks as the contract sends them: names of drawings become pictures. */
export function toProse(blocks: readonly SeedBlock[], imageRenderer: ImageRenderer): Prose {
  return blocks.map((block): Prose[number] => {
    switch (block.kind) {
      case 'image':
        return { kind: 'image', picture: scenePicture(imageRenderer, block.picture), alt: block.alt };
      case 'video':
        return { ...block, poster: block.poster === null ? null : scenePicture(imageRenderer, block.poster) };
      default:
        return block;
    }
  });
}

const WORDS_PER_MINUTE = 180;

export function readingMinutes(blocks: readonly SeedBlock[]): number {
  return Math.max(1, Math.round(JSON.stringify(blocks).split(/\s+/).length / WORDS_PER_MINUTE));
}
