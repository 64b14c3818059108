import { coordinate as c, cylinderPath, darken, ellipse, lighten, mix, path, rect, roundedPath } from '../drawing/index.ts';
import { drawCap } from './cap.ts';
import { type DrawPack, labelOn } from './pack.ts';
import { capMaterial, roundShade } from './surface.ts';

/** A squeezed tube on its cap; effervescent tablets come in a rigid one. */
export const drawTube: DrawPack = (job) => (/табл|tabl/i.test(job.spec.detail) ? drawTabletTube(job) : drawSoftTube(job));

const drawSoftTube: DrawPack = (job) => {
  const { tones, paints, random } = job;
  const width = random.between(284, 312);
  const height = random.between(700, 740);
  const capHeight = random.between(84, 112);
  const cap = capMaterial(job);
  const capWidth = width * random.between(0.6, 0.86);
  const foot = height - capHeight;
  const neck = (width - capWidth) / 2;
  const colour = tones.isPale ? tones.main : mix(tones.main, '#ffffff', 0.06);
  const outline = [
    `M0 0H${c(width)}V34C${c(width - 1)} ${c(foot * 0.5)} ${c(width - 10)} ${c(foot * 0.8)} ${c(width - neck * 0.5 - 6)} ${c(foot - 26)}`,
    `Q${c(width - neck)} ${c(foot)} ${c(width - neck - 10)} ${c(foot)}H${c(neck + 10)}Q${c(neck)} ${c(foot)} ${c(neck * 0.5 + 6)} ${c(foot - 26)}`,
    `C10 ${c(foot * 0.8)} 1 ${c(foot * 0.5)} 0 34Z`,
  ].join('');
  const labelHeight = foot - 48 - 40;
  const panel = { x: 0, y: 46, width, height: labelHeight, safe: width * 0.76 };
  const ribs = Array.from({ length: 30 }, (_, index) => `M${c(((index + 0.5) * width) / 30)} 2V32`).join('');
  const press = paints.linear(
    [0, 34, 0, foot],
    [
      [0, '#ffffff', 0.3],
      [0.16, '#ffffff', 0.04],
      [0.17, '#1a120a', 0],
      [1, '#1a120a', 0.05],
    ],
  );
  const art = [
    path(outline, colour),
    labelOn(job, panel, outline),
    rect(0, 0, width, 36, lighten(colour, 0.25)),
    path(ribs, 'none', { stroke: darken(colour, 0.5), 'stroke-opacity': 0.22, 'stroke-width': 2.4 }),
    rect(0, 35, width, 2, '#1a120a', { 'fill-opacity': 0.16 }),
    path(outline, press),
    roundShade(paints, outline, 0, width, 0.45),
    drawCap(job, { x: neck, y: foot + 2, width: capWidth, height: capHeight - 2 }, cap, random.next() < 0.4),
  ].join('');
  return { width, height, art, foot: capWidth / width };
};

const drawTabletTube: DrawPack = (job) => {
  const { tones, paints, random } = job;
  const width = random.between(228, 246);
  const height = random.between(700, 730);
  const lid = random.between(112, 132);
  const outline = roundedPath(0, lid, width, height - lid, 4, 20);
  const labelTop = lid + 16;
  const labelHeight = height - labelTop - 30;
  const panel = { x: 0, y: labelTop, width, height: labelHeight, safe: width * 0.84 };
  const tablet = mix(tones.accent, '#ffffff', 0.45);
  const art = [
    path(outline, '#f9f8f4'),
    labelOn(job, panel, cylinderPath(0, labelTop, width, labelHeight, 3)),
    roundShade(paints, outline, 0, width, 0.6),
    drawCap(
      job,
      { x: -5, y: 0, width: width + 10, height: lid },
      { colour: random.pick(['#fbfaf6', tones.strong, tones.spark] as const), gloss: 0.45 },
      false,
    ),
    lyingTablet(width + 92, height - 52, tablet),
  ].join('');
  return { width: width + 158, height, art, foot: 0.95 };
};

/** A round tablet leaning on the floor beside the tube. */
function lyingTablet(x: number, y: number, colour: string): string {
  return [
    ellipse(x + 4, y + 48, 74, 9, '#1a120a', { 'fill-opacity': 0.12 }),
    path(`M${c(x - 66)} ${c(y + 4)}v22a66 26 0 0 0 132 0v-22Z`, darken(colour, 0.16)),
    ellipse(x, y + 4, 66, 26, lighten(colour, 0.35)),
    ellipse(x, y + 4, 52, 19, colour, { 'fill-opacity': 0.5 }),
    path(`M${c(x - 46)} ${c(y + 4)}h92`, 'none', { stroke: darken(colour, 0.2), 'stroke-width': 3, 'stroke-opacity': 0.6 }),
  ].join('');
}
