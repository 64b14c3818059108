import { circle, darken, ellipse, lighten, path } from '../drawing/index.ts';
import type { DrawPack, PackJob } from '../packs/index.ts';
import { gearColours, printBrand, wordsOf } from './paint.ts';

const RADIUS = 230;

/** A massage ball: knobbed, smooth with a ring, or a joined pair. */
export const drawBall: DrawPack = (job) => {
  const isPair = /двой|double|duo|арахис|peanut|twin/i.test(wordsOf(job));
  return isPair ? drawPair(job) : drawSingle(job);
};

const drawSingle: DrawPack = (job) => {
  const { body, onBody, trim } = gearColours(job);
  const isKnobbed = /шип|игол|spik|knob|рельеф|ежик|ёж/i.test(wordsOf(job));
  const side = RADIUS * 2 + 28;
  const middle = side / 2;
  const knobs = isKnobbed ? drawKnobs(middle, body) : '';
  const ring = isKnobbed
    ? ''
    : path(`M${middle - RADIUS} ${middle}q${RADIUS} 120 ${RADIUS * 2} 0v26q${-RADIUS} 122 ${-RADIUS * 2} 0Z`, trim);
  const mark = isKnobbed ? '' : printBrand(job, { x: middle - 130, y: middle - 62, width: 260, height: 36 }, onBody, trim);
  const art = [circle(middle, middle, RADIUS, body) + ring + mark + knobs, shadeBall(job, middle, middle, RADIUS)].join('');
  return { width: side, height: side - 14, art, foot: 0.4 };
};

const drawPair: DrawPack = (job) => {
  const { body, onBody, trim } = gearColours(job);
  const r = 176;
  const bridge = path(`M${r} ${r - 70}H${r * 2.9}V${r + 70}H${r}Z`, darken(body, 0.2));
  const balls = [r, r * 2.86].map((x) => circle(x, r, r, body) + shadeBall(job, x, r, r)).join('');
  const mark = printBrand(job, { x: r - 100, y: r - 16, width: 200, height: 30 }, onBody, trim);
  return { width: r * 3.86, height: r * 2, art: bridge + balls + mark, foot: 0.62 };
};

function shadeBall({ paints }: PackJob, x: number, y: number, r: number): string {
  const shade = paints.radial(
    [x - r * 0.32, y - r * 0.36, r * 1.5],
    [
      [0, '#ffffff', 0.5],
      [0.22, '#ffffff', 0.16],
      [0.45, '#1a120a', 0],
      [0.8, '#1a120a', 0.26],
      [1, '#1a120a', 0.46],
    ],
  );
  return (
    circle(x, y, r, shade) +
    ellipse(x - r * 0.36, y - r * 0.5, r * 0.22, r * 0.12, '#ffffff', {
      'fill-opacity': 0.16,
      transform: `rotate(-32 ${x - r * 0.36} ${y - r * 0.5})`,
    })
  );
}

/** Knobs on a sphere: rows by latitude, smaller and flatter towards the rim. */
function drawKnobs(middle: number, body: string): string {
  const knobs: string[] = [];
  for (let row = -4; row <= 4; row += 1) {
    const latitude = (row / 9) * Math.PI;
    const count = Math.round(9 * Math.cos(latitude));
    for (let step = 0; step < count; step += 1) {
      const longitude = ((step + (row % 2 === 0 ? 0.5 : 0.75)) / count - 0.5) * Math.PI * 0.96;
      const x = middle + RADIUS * Math.cos(latitude) * Math.sin(longitude);
      const y = middle + RADIUS * Math.sin(latitude);
      const facing = Math.cos(latitude) * Math.cos(longitude);
      const size = 17 + facing * 9;
      const out = 1 + (1 - facing) * 0.035;
      const place = [middle + (x - middle) * out, middle + (y - middle) * out] as const;
      knobs.push(
        circle(place[0] + 3, place[1] + 5, size, darken(body, 0.4), { 'fill-opacity': 0.6 }),
        circle(place[0], place[1], size, lighten(body, 0.1)),
      );
      knobs.push(circle(place[0] - size * 0.28, place[1] - size * 0.32, size * 0.4, '#ffffff', { 'fill-opacity': 0.22 }));
    }
  }
  return knobs.join('');
}
