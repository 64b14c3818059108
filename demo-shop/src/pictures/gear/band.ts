import { darken, lighten, luminance, mix, path } from '../drawing/index.ts';
import type { DrawPack, PackJob } from '../packs/index.ts';
import { flatShadow, gearColours, printBrand, wordsOf } from './paint.ts';

/** Loops lying on one another, one long loop, or a cord with handles. */
export const drawBand: DrawPack = (job) => (/труб|tube|cord|жгут/i.test(wordsOf(job)) ? drawTubing(job) : drawLoops(job));

/** The tension of a set grows with the depth of colour. */
const drawLoops: DrawPack = (job) => {
  const { body, onBody, trim } = gearColours(job);
  const isSet = /набор|set|комплект|loops/i.test(wordsOf(job));
  const tints = isSet ? [mix(body, '#ffffff', 0.55), trim, body] : [body];
  const last = (tints.length - 1) * 146;
  const art = tints.map((tint, index) => drawLoop(job, 8 + index * 4, index * 146, tint)).join('');
  const mark = printBrand(job, { x: 130, y: last + 122, width: 340, height: 34 }, onBody, lighten(trim, 0.2));
  return { width: 600, height: last + 208, art: art + mark, foot: 0.94 };
};

function drawLoop({ paints }: PackJob, x: number, y: number, colour: string): string {
  const width = 600 - x * 2;
  const dark = darken(colour, luminance(colour) > 0.6 ? 0.3 : 0.5);
  const inner = `M${x} ${y + 62}Q${x} ${y} ${x + width / 2} ${y}T${x + width} ${y + 62}V${y + 122}Q${x + width} ${y + 64} ${x + width / 2} ${y + 64}T${x} ${y + 122}Z`;
  const outer = `M${x} ${y + 62}Q${x} ${y + 112} ${x + width / 2} ${y + 112}T${x + width} ${y + 62}V${y + 146}Q${x + width} ${y + 206} ${x + width / 2} ${y + 206}T${x} ${y + 146}Z`;
  const shine = paints.linear(
    [x, 0, x + width, 0],
    [
      [0, '#1a120a', 0.34],
      [0.1, '#1a120a', 0.06],
      [0.24, '#ffffff', 0.22],
      [0.42, '#ffffff', 0],
      [0.7, '#1a120a', 0],
      [0.93, '#1a120a', 0.18],
      [1, '#1a120a', 0.36],
    ],
  );
  const floor = path(outer, '#1a120a', { 'fill-opacity': 0.12, transform: 'translate(0 7)' });
  return path(inner, dark) + floor + path(outer, colour) + path(outer, shine);
}

const drawTubing: DrawPack = (job) => {
  const { body, onBody, trim } = gearColours(job);
  const cord = 'M96 150C96 420 210 560 320 560S544 420 544 150';
  const cross = 'M150 150C170 330 250 430 320 430S470 330 490 150';
  const handle = (x: number): string =>
    [
      path(`M${x - 74} 62L${x} 190L${x + 74} 62`, 'none', {
        stroke: '#2f2d2b',
        'stroke-width': 15,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
      path(`M${x - 96} 34h192a22 22 0 0 1 0 56h-192a22 22 0 0 1 0 -56Z`, trim),
      path(`M${x - 92} 40h184a10 10 0 0 1 6 14h-196a10 10 0 0 1 6 -14Z`, '#ffffff', { 'fill-opacity': 0.35 }),
      path(`M${x - 96} 76h192a16 16 0 0 1 -8 14h-176a16 16 0 0 1 -8 -14Z`, '#1a120a', { 'fill-opacity': 0.2 }),
    ].join('');
  const lines = [cord, cross].map((d) =>
    [
      path(d, 'none', { stroke: darken(body, 0.35), 'stroke-width': 32, transform: 'translate(3 4)' }),
      path(d, 'none', { stroke: body, 'stroke-width': 28 }),
      path(d, 'none', { stroke: '#ffffff', 'stroke-width': 7, 'stroke-opacity': 0.35, transform: 'translate(-6 -3)' }),
    ].join(''),
  );
  const shadow = flatShadow([cord, cross].map((d) => path(d, 'none', { stroke: '#2a1c0e', 'stroke-width': 28 })).join(''));
  const patch = path('M206 520h228a14 14 0 0 1 14 14v44a14 14 0 0 1 -14 14h-228a14 14 0 0 1 -14 -14v-44a14 14 0 0 1 14 -14Z', body);
  const mark = printBrand(job, { x: 214, y: 542, width: 212, height: 28 }, onBody, trim);
  return { width: 640, height: 596, art: shadow + lines.join('') + handle(124) + handle(516) + patch + mark, foot: 0 };
};
