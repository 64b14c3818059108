import { coordinate as c, cylinderPath, path } from '../drawing/index.ts';
import { drawCap } from './cap.ts';
import type { DrawPack } from './pack.ts';
import { bodyMaterial, capMaterial, roundShade, wrapLabel } from './surface.ts';

/** A wide jar: low for creams and spreads, taller for tablets and powders. */
export const drawJar: DrawPack = (job) => {
  const { paints, random, spec } = job;
  const isLow = /крем|cream|маск|mask|бальзам|balm|скраб|scrub/i.test(`${spec.title} ${spec.detail}`);
  const width = isLow ? random.between(540, 580) : random.between(450, 500);
  const height = isLow ? random.between(420, 450) : random.between(560, 610);
  const lidHeight = isLow ? random.between(104, 124) : random.between(96, 122);
  const lidWidth = width * (isLow ? 1 : random.between(0.92, 1));
  const body = bodyMaterial(job);
  const top = lidHeight + 6;
  const round = isLow ? 16 : random.between(22, 44);
  const foot = isLow ? 60 : 40;
  const inset = isLow ? 6 : 0;
  const outline = [
    `M${c(inset + round)} ${c(top)}H${c(width - inset - round)}Q${c(width - inset)} ${c(top)} ${c(width - inset)} ${c(top + round)}`,
    `V${c(height - foot)}Q${c(width - inset)} ${c(height)} ${c(width - inset - foot)} ${c(height)}H${c(inset + foot)}`,
    `Q${c(inset)} ${c(height)} ${c(inset)} ${c(height - foot)}V${c(top + round)}Q${c(inset)} ${c(top)} ${c(inset + round)} ${c(top)}Z`,
  ].join('');
  const labelTop = top + round + 10;
  const labelHeight = height - labelTop - foot - 4;
  const panel = { x: inset, y: labelTop, width: width - inset * 2, height: labelHeight, safe: width * 0.78 };
  const art = [
    path(outline, body.colour),
    roundShade(paints, outline, inset, width - inset * 2, body.gloss),
    wrapLabel(job, panel, cylinderPath(inset, labelTop, width - inset * 2, labelHeight, 6)),
    drawCap(job, { x: (width - lidWidth) / 2, y: 0, width: lidWidth, height: lidHeight }, capMaterial(job), !isLow && random.next() < 0.6),
  ].join('');
  return { width, height, art, foot: 0.86 };
};
