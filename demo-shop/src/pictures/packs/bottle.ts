import { coordinate as c, cylinderPath, path } from '../drawing/index.ts';
import { drawCap, drawNeck } from './cap.ts';
import { drawLiquidBottle } from './liquid-bottle.ts';
import type { DrawPack } from './pack.ts';
import { bodyMaterial, capMaterial, roundShade, wrapLabel } from './surface.ts';

const LIQUID = /\d\s*(?:мл|ml|л|l)(?![\p{L}])/iu;

/** A pill bottle; what is sold by the millilitre gets a bottle for liquids. */
export const drawBottle: DrawPack = (job) => (LIQUID.test(job.spec.detail) ? drawLiquidBottle(job) : drawPillBottle(job));

const drawPillBottle: DrawPack = (job) => {
  const { paints, random } = job;
  const width = random.between(372, 404);
  const height = random.between(610, 680);
  const capHeight = random.between(92, 128);
  const capWidth = width * random.between(0.7, 0.84);
  const shoulder = random.between(46, 84);
  const body = bodyMaterial(job);
  const cap = capMaterial(job);
  const neckTop = capHeight + 3;
  const bodyTop = capHeight + 14;
  const neck = capWidth * 0.92;
  const left = (width - neck) / 2;
  const outline = [
    `M${c(left)} ${c(bodyTop)}H${c(left + neck)}`,
    `C${c(width - 4)} ${c(bodyTop + 6)} ${c(width)} ${c(bodyTop + shoulder * 0.5)} ${c(width)} ${c(bodyTop + shoulder)}`,
    `V${c(height - 36)}Q${c(width)} ${c(height)} ${c(width - 40)} ${c(height)}H40Q0 ${c(height)} 0 ${c(height - 36)}`,
    `V${c(bodyTop + shoulder)}C0 ${c(bodyTop + shoulder * 0.5)} 4 ${c(bodyTop + 6)} ${c(left)} ${c(bodyTop)}Z`,
  ].join('');
  const labelTop = bodyTop + shoulder + 14;
  const labelHeight = height - labelTop - 46;
  const panel = { x: 0, y: labelTop, width, height: labelHeight, safe: width * 0.8 };
  const label = cylinderPath(0, labelTop, width, labelHeight, 5);
  const art = [
    drawNeck(job, { x: left, y: neckTop, width: neck, height: 16 }, body.colour),
    path(outline, body.colour),
    roundShade(paints, outline, 0, width, body.gloss),
    wrapLabel(job, panel, label),
    drawCap(job, { x: (width - capWidth) / 2, y: 0, width: capWidth, height: capHeight }, cap, random.next() < 0.75),
  ].join('');
  return { width, height, art, foot: 0.86 };
};
