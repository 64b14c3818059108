import { darken, hashText, lighten, mix, type Paints, path } from '../drawing/index.ts';
import type { Panel } from '../labels/index.ts';
import { labelOn, type PackJob } from './pack.ts';

export interface Material {
  readonly colour: string;
  /** 0 matte to 1 glass. */
  readonly gloss: number;
}

/** Light from the left: a turn into shade at both sides, a highlight at a quarter, a faint return at the far edge. */
export function roundShade(paints: Paints, outline: string, x: number, width: number, gloss = 0.5): string {
  const span = [x, 0, x + width, 0] as const;
  const shade = paints.linear(span, [
    [0, '#1a120a', 0.3],
    [0.1, '#1a120a', 0.1],
    [0.3, '#1a120a', 0],
    [0.58, '#1a120a', 0.02],
    [0.84, '#1a120a', 0.2],
    [0.95, '#1a120a', 0.36],
    [1, '#1a120a', 0.28],
  ]);
  const shine = paints.linear(span, [
    [0.05, '#ffffff', 0],
    [0.15, '#ffffff', 0.1 + gloss * 0.34],
    [0.21, '#ffffff', 0.12 + gloss * 0.46],
    [0.25, '#ffffff', 0.08 + gloss * 0.1],
    [0.45, '#ffffff', 0],
    [0.93, '#ffffff', 0],
    [0.975, '#ffffff', gloss * 0.24],
    [1, '#ffffff', 0],
  ]);
  return path(outline, shade) + path(outline, shine);
}

/** A paper label around a round body: it turns with the body but shines less than glass does. */
export function wrapLabel(job: PackJob, panel: Panel, outline: string): string {
  return labelOn(job, panel, outline) + roundShade(job.paints, outline, panel.x, panel.width, 0.3);
}

/** A flat face: light falls off gently from the left top. */
export function flatShade(paints: Paints, outline: string, box: readonly [x: number, y: number, width: number, height: number]): string {
  const [x, y, width, height] = box;
  const fall = paints.linear(
    [x, y, x + width, y + height],
    [
      [0, '#ffffff', 0.22],
      [0.4, '#ffffff', 0],
      [0.41, '#1a120a', 0],
      [1, '#1a120a', 0.13],
    ],
  );
  return path(outline, fall);
}

/** One brand keeps to one material, so that its shelf looks like a family. */
export function bodyMaterial(job: PackJob): Material {
  const { tones, spec } = job;
  const white = { colour: '#f7f5f0', gloss: 0.5 };
  const amber = { colour: '#7a3d12', gloss: 0.9 };
  const pale = { colour: mix(tones.main, '#ffffff', tones.isPale ? 0.35 : 0.78), gloss: 0.4 };
  const deep = { colour: tones.isPale ? mix(tones.strong, '#ffffff', 0.1) : darken(tones.main, 0.18), gloss: 0.55 };
  const cobalt = { colour: '#1f3a68', gloss: 0.9 };
  const moss = { colour: '#3d4a2c', gloss: 0.85 };
  const families = [white, amber, pale, white, deep, moss, white, cobalt, amber];
  return families[hashText(`${spec.brandName} body`) % families.length] ?? white;
}

export function capMaterial(job: PackJob): Material {
  const { tones, spec } = job;
  const families = [
    { colour: '#fbfaf6', gloss: 0.45 },
    { colour: tones.strong, gloss: 0.45 },
    { colour: '#2a2826', gloss: 0.4 },
    { colour: tones.spark, gloss: 0.4 },
    { colour: '#c9a566', gloss: 0.8 },
    { colour: '#fbfaf6', gloss: 0.45 },
    { colour: '#c3c6c8', gloss: 0.9 },
  ];
  const turn = job.random.next() < 0.2 ? 1 : 0;
  return families[(hashText(`${spec.brandName} cap`) + turn) % families.length] ?? { colour: '#fbfaf6', gloss: 0.45 };
}

/** Upright grooves of a screw cap, closer to each other towards the sides as on a real cylinder. */
export function capGrooves(x: number, y: number, width: number, height: number, colour: string, count = 22): string {
  const grooves = Array.from({ length: count }, (_, index) => {
    const turn = ((index + 0.5) / count) * Math.PI;
    const middle = x + (width / 2) * (1 - Math.cos(turn));
    const thick = 1 + Math.sin(turn) * (width / count) * 0.34;
    return `M${Math.round(middle * 10) / 10} ${y}v${height}h${Math.round(thick * 10) / 10}v${-height}Z`;
  });
  return (
    path(grooves.join(''), darken(colour, 0.5), { 'fill-opacity': 0.16 }) +
    path(grooves.join(''), lighten(colour, 0.6), { 'fill-opacity': 0.2, transform: 'translate(-1.6 0)' })
  );
}
