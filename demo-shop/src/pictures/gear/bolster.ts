import { darken, lighten, line, path, roundedPath } from '../drawing/index.ts';
import type { DrawPack } from '../packs/index.ts';
import { gearColours, printBrand, wordsOf } from './paint.ts';

/** A filled cushion of cotton: round like a log or flat-sided, with piping at the ends and a carrying handle. */
export const drawBolster: DrawPack = (job) => {
  const { paints } = job;
  const { body, onBody, trim } = gearColours(job);
  const isFlat = /rectang|прямоуг|flat|плоск/i.test(wordsOf(job));
  const [width, height] = isFlat ? [660, 250] : [640, 290];
  const end = isFlat ? 40 : 76;
  const top = 34;
  const outline = roundedPath(0, top, width, height, isFlat ? 62 : 110);
  const across = paints.linear(
    [0, top, 0, top + height],
    [
      [0, '#ffffff', 0.3],
      [0.3, '#ffffff', 0.04],
      [0.55, '#1a120a', 0],
      [1, '#1a120a', 0.36],
    ],
  );
  const seam = (x: number, bow: number): string => `M${x} ${top + 8}Q${x + bow} ${top + height / 2} ${x} ${top + height - 8}`;
  const folds = [0.3, 0.45, 0.62, 0.76].map((share, index) =>
    line(`M${width * share} ${top + height - 12}q${index % 2 === 0 ? -16 : 18} -30 ${index % 2 === 0 ? -4 : 6} -64`, darken(body, 0.5), 5, {
      'stroke-opacity': 0.18,
      'stroke-linecap': 'round',
    }),
  );
  const art = [
    line(`M${width * 0.36} ${top + 12}C${width * 0.38} ${top - 44} ${width * 0.62} ${top - 44} ${width * 0.64} ${top + 12}`, trim, 18),
    path(outline, body),
    ...folds,
    line(seam(end, -end * 0.5), trim, 9),
    line(seam(width - end, end * 0.5), trim, 9),
    line(seam(end + 8, -end * 0.5), lighten(body, 0.3), 2, { 'stroke-opacity': 0.5 }),
    path(outline, across),
    printBrand(job, { x: width * 0.26, y: top + height * 0.42, width: width * 0.48, height: 40 }, onBody, trim),
  ].join('');
  return { width, height: top + height, art, foot: 0.9 };
};
