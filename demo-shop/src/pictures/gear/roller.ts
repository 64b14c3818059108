import { darken, ellipse, group, lighten, path } from '../drawing/index.ts';
import type { DrawPack } from '../packs/index.ts';
import { gearColours, printBrand } from './paint.ts';

const LENGTH = 640;
const RADIUS = 150;
const END = 66;

/** A foam roller lying on its side: ribbed surface, hollow core. */
export const drawRoller: DrawPack = (job) => {
  const { paints } = job;
  const { body, onBody, trim } = gearColours(job);
  const outline = `M${END} 0H${LENGTH - END}a${END} ${RADIUS} 0 0 1 0 ${RADIUS * 2}H${END}a${END} ${RADIUS} 0 0 1 0 ${-RADIUS * 2}Z`;
  const across = paints.linear(
    [0, 0, 0, RADIUS * 2],
    [
      [0, '#1a120a', 0.16],
      [0.2, '#ffffff', 0.26],
      [0.42, '#ffffff', 0],
      [0.72, '#1a120a', 0.14],
      [1, '#1a120a', 0.44],
    ],
  );
  const groove = darken(body, 0.42);
  const knobs = [0.17, 0.37, 0.63, 0.83].flatMap((row) =>
    Array.from({ length: 7 }, (_, index) => {
      const bend = END * Math.sqrt(Math.max(0, 1 - (row * 2 - 1) ** 2));
      const x = LENGTH - END + bend - 84 - index * 66 - (row === 0.37 || row === 0.63 ? 0 : 26);
      const tall = 44 * Math.sin(row * Math.PI);
      return path(`M${x} ${row * RADIUS * 2 - tall / 2}h40q10 ${tall / 2} 0 ${tall}h-40q10 ${-tall / 2} 0 ${-tall}Z`, groove, {
        'fill-opacity': 0.55,
      });
    }),
  );
  const art = [
    path(outline, body),
    group(knobs.join(''), { 'clip-path': paints.clip(outline) }),
    path(outline, across),
    ellipse(END, RADIUS, END, RADIUS, lighten(body, 0.16)),
    ellipse(END, RADIUS, END * 0.8, RADIUS * 0.8, trim),
    ellipse(END + 2, RADIUS, END * 0.64, RADIUS * 0.66, '#24211e'),
    ellipse(END + 12, RADIUS, END * 0.48, RADIUS * 0.56, '#3a3531'),
    path(`M250 ${RADIUS - 27}H520v54H250Z`, body),
    path(`M250 ${RADIUS - 27}H520v54H250Z`, '#1a120a', { 'fill-opacity': 0.05 }),
    printBrand(job, { x: 264, y: RADIUS - 16, width: 242, height: 32 }, onBody, trim),
  ].join('');
  return { width: LENGTH, height: RADIUS * 2, art, foot: 0.8 };
};
