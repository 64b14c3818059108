import { type DrawPack, drawBox } from '../packs/index.ts';
import { drawBall } from './ball.ts';
import { drawBand } from './band.ts';
import { drawBolster } from './bolster.ts';
import { drawBrush } from './brush.ts';
import { drawMat } from './mat.ts';
import { wordsOf } from './paint.ts';
import { drawRoller } from './roller.ts';
import { drawShaker } from './shaker.ts';
import { drawBlock, drawStrap } from './support.ts';
import { drawWaterBottle } from './water-bottle.ts';

const KINDS: readonly (readonly [words: RegExp, draw: DrawPack])[] = [
  [/шейкер|shaker/i, drawShaker],
  [/бутыл|bottle|фляг|flask|термос|thermos/i, drawWaterBottle],
  [/мяч|ball/i, drawBall],
  [/ролик|ролл|roller|цилиндр/i, drawRoller],
  [/ремень|ремеш|strap|пояс|belt/i, drawStrap],
  [/блок|кирпич|block|brick|опора|support/i, drawBlock],
  [/болстер|bolster|валик/i, drawBolster],
  [/коврик|mat\b/i, drawMat],
  [/лент|резин|эспанд|петл|band|expander|loop/i, drawBand],
  [/щ[ёе]тк|brush/i, drawBrush],
];

/** Goods without a pack are known by their name; what we cannot draw is shown in its carton. */
export const drawGear: DrawPack = (job) => {
  const words = wordsOf(job);
  const draw = KINDS.find(([pattern]) => pattern.test(words))?.[1] ?? drawBox;
  return draw(job);
};
