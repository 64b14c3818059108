import { coordinate as c, darken, group, lighten, luminance, path, rect } from '../drawing/index.ts';
import { drawWordmark } from '../labels/index.ts';
import { type DrawPack, labelOn, type PackJob } from './pack.ts';
import { flatShade } from './surface.ts';

interface Carton {
  /** Of the front face. */
  readonly width: number;
  readonly height: number;
  /** How far the right side reaches, and how far it climbs. */
  readonly depth: number;
}

/** A carton seen a little from the right and above; the whole front is label. */
export function drawCarton(job: PackJob, { width, height, depth }: Carton): string {
  const { tones, paints, spec } = job;
  const rise = depth * 0.34;
  const side = `M${c(width)} ${c(rise)}l${c(depth)} ${c(-rise)}v${c(height - rise * 0.35)}L${c(width)} ${c(rise + height)}Z`;
  const lid = `M0 ${c(rise)}L${c(depth * 0.72)} 0H${c(width + depth)}L${c(width)} ${c(rise)}Z`;
  const ground = spec.labelStyle === 'block' || spec.labelStyle === 'arc' ? tones.main : tones.strong;
  const on = ground === tones.main ? tones.onMain : tones.onStrong;
  const front = `M0 ${c(rise)}h${c(width)}v${c(height)}h${c(-width)}Z`;
  const shade = luminance(ground) > 0.7 ? 0.1 : 0.22;
  const sideMark = drawWordmark(
    spec.brandName,
    { x: 0, y: -depth * 0.17, width: height * 0.6, height: depth * 0.34 },
    'start',
    on,
    tones.spark,
  );
  const slope = Math.round((Math.atan2(-rise, depth) * 1800) / Math.PI) / 10;
  return [
    path(lid, lighten(ground, 0.18)),
    path(
      lid,
      paints.linear(
        [0, 0, width + depth, 0],
        [
          [0, '#ffffff', 0.35],
          [1, '#ffffff', 0.05],
        ],
      ),
    ),
    path(side, darken(ground, shade)),
    group(group(sideMark, { 'fill-opacity': 0.85 }), {
      transform: `matrix(0 -1 ${c(Math.cos((slope * Math.PI) / 180) * 0.9)} ${c(Math.sin((slope * Math.PI) / 180) * 0.8)} ${c(width + depth * 0.5)} ${c(height * 0.9)})`,
    }),
    path(
      side,
      paints.linear(
        [width, 0, width + depth, 0],
        [
          [0, '#1a120a', 0.2],
          [0.3, '#1a120a', 0.08],
          [1, '#1a120a', 0.24],
        ],
      ),
    ),
    labelOn(job, { x: 0, y: rise, width, height, safe: width * 0.84 }, front),
    flatShade(paints, front, [0, rise, width, height]),
    rect(0, rise, width, 2, '#ffffff', { 'fill-opacity': 0.45 }),
    rect(width - 1.6, rise, 2.4, height, '#ffffff', { 'fill-opacity': 0.3 }),
  ].join('');
}

export const drawBox: DrawPack = (job) => {
  const width = job.random.between(400, 440);
  const height = job.random.between(560, 610);
  const depth = job.random.between(84, 112);
  return { width: width + depth, height: height + depth * 0.34, art: drawCarton(job, { width, height, depth }) };
};
