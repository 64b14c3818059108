import { coordinate as c, darken, lighten, mix, path, readableOn, rect, roundedPath } from '../drawing/index.ts';
import { type DrawPack, roundShade } from '../packs/index.ts';
import { gearColours, printBrand } from './paint.ts';

const WIDTH = 340;
const HEIGHT = 700;
const FOOT = 252;

/** A shaker cup: a see-through tapering beaker with a scale, lid with a flip spout and a carrying loop. */
export const drawShaker: DrawPack = (job) => {
  const { paints } = job;
  const { body, trim } = gearColours(job);
  const glass = mix(body, '#ffffff', 0.72);
  const inset = (WIDTH - FOOT) / 2;
  const top = 176;
  const cup = `M6 ${top}H${WIDTH - 6}L${WIDTH - inset} ${HEIGHT - 22}Q${WIDTH - inset - 2} ${HEIGHT} ${WIDTH - inset - 24} ${HEIGHT}H${inset + 24}Q${inset + 2} ${HEIGHT} ${inset} ${HEIGHT - 22}Z`;
  const level = HEIGHT - 250;
  const drink = mix(body, '#f3e7d5', 0.55);
  const edge = (y: number) => 6 + ((y - top) / (HEIGHT - top)) * (inset - 6);
  const liquid = `M${c(edge(level) + 10)} ${level}H${c(WIDTH - edge(level) - 10)}L${WIDTH - inset - 9} ${HEIGHT - 26}Q${WIDTH - inset - 12} ${HEIGHT - 12} ${WIDTH - inset - 26} ${HEIGHT - 12}H${inset + 26}Q${inset + 12} ${HEIGHT - 12} ${inset + 9} ${HEIGHT - 26}Z`;
  const lid = roundedPath(-8, 88, WIDTH + 16, 100, 26, 10);
  const spout = roundedPath(WIDTH * 0.56, 24, 104, 70, 16, 4);
  const loop = `M${WIDTH * 0.12} 92V52Q${WIDTH * 0.12} 14 ${WIDTH * 0.24} 14H${WIDTH * 0.36}Q${WIDTH * 0.47} 14 ${WIDTH * 0.47} 52V92`;
  const marks = [0, 1, 2, 3, 4, 5].map((step) => {
    const y = HEIGHT - 96 - step * 70;
    return rect(WIDTH - edge(y) - 62, y, step % 2 === 0 ? 40 : 24, 3.4, darken(body, 0.35), { 'fill-opacity': 0.5 });
  });
  const art = [
    path(loop, 'none', { stroke: darken(trim, 0.1), 'stroke-width': 17, 'stroke-linecap': 'round' }),
    path(cup, glass, { 'fill-opacity': 0.9 }),
    path(liquid, drink),
    rect(edge(level) + 10, level, WIDTH - edge(level) * 2 - 20, 8, lighten(drink, 0.5)),
    ...marks,
    printBrand(job, { x: inset + 8, y: HEIGHT - 356, width: FOOT * 0.66, height: 38 }, readableOn(glass, [darken(body, 0.45)]), trim),
    roundShade(paints, cup, 6, WIDTH - 12, 0.75),
    path(spout, trim),
    roundShade(paints, spout, WIDTH * 0.56, 104, 0.5),
    path(lid, body),
    rect(-8, 164, WIDTH + 16, 4, '#1a120a', { 'fill-opacity': 0.18 }),
    roundShade(paints, lid, -8, WIDTH + 16, 0.45),
  ].join('');
  return { width: WIDTH, height: HEIGHT, art, foot: FOOT / WIDTH };
};
