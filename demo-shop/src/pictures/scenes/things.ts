import { circle, cylinderPath, darken, ellipse, lighten, line, mix, move, type Paints, path, rect, roundedPath } from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { INKS } from './scene-painting.ts';

export interface Place {
  readonly x: number;
  /** The floor under the thing. */
  readonly floor: number;
  readonly width: number;
  readonly height: number;
}

export const WHITE_JAR = { body: '#fbf9f3', lid: INKS.green, label: INKS.mint, sign: INKS.green } as const;
export const AMBER_JAR = { body: '#8a4a1c', lid: '#2a2826', label: '#fbf7ec', sign: INKS.orange } as const;

/** A lidded jar with a wordless label; `x` is its middle. */
export function jar(paints: Paints, place: Place, colours: { body: string; lid: string; label: string; sign: string }): string {
  const { width, height } = place;
  const lid = height * 0.2;
  const body = roundedPath(0, lid + 4, width, height - lid - 4, width * 0.1, width * 0.13);
  const cap = roundedPath(width * 0.05, 0, width * 0.9, lid, width * 0.05, 4);
  const top = lid + height * 0.16;
  const label = cylinderPath(0, top, width, height * 0.48, 4);
  const drawn = [
    path(body, colours.body),
    path(label, colours.label),
    circle(width * 0.5, top + height * 0.19, width * 0.13, colours.sign),
    rect(width * 0.24, top + height * 0.35, width * 0.52, height * 0.026, colours.sign, { 'fill-opacity': 0.75, rx: 3 }),
    rect(width * 0.32, top + height * 0.405, width * 0.36, height * 0.022, colours.sign, { 'fill-opacity': 0.45, rx: 3 }),
    roundShade(paints, body, 0, width, 0.5),
    path(cap, colours.lid),
    roundShade(paints, cap, width * 0.05, width * 0.9, 0.4),
  ].join('');
  return move(drawn, place.x - width / 2, place.floor - height);
}

/** A two-coloured capsule around its middle. */
export function capsule(paints: Paints, x: number, y: number, length: number, turn: number, first: string, second: string): string {
  const half = length / 2;
  const r = length * 0.19;
  const shade = paints.linear(
    [0, -r, 0, r],
    [
      [0, '#ffffff', 0.42],
      [0.4, '#ffffff', 0],
      [0.65, '#1a120a', 0.02],
      [1, '#1a120a', 0.26],
    ],
  );
  const whole = roundedPath(-half, -r, length, r * 2, r);
  const drawn = [
    path(whole, second),
    path(`M0 ${-r}H${-half + r}Q${-half} ${-r} ${-half} 0T${-half + r} ${r}H0Z`, first),
    path(whole, shade),
    path(roundedPath(-half + r * 0.8, -r * 0.66, length - r * 1.6, r * 0.24, r * 0.12), '#ffffff', { 'fill-opacity': 0.5 }),
  ].join('');
  return move(drawn, x, y, 1, turn);
}

/** A translucent oil capsule. */
export function softgel(paints: Paints, x: number, y: number, length: number, turn: number, colour: string = '#f2a93b'): string {
  const r = length * 0.3;
  const oil = paints.radial(
    [-length * 0.14, -r * 0.4, length * 0.7],
    [
      [0, lighten(colour, 0.7)],
      [0.45, colour],
      [1, darken(colour, 0.34)],
    ],
  );
  const drawn =
    ellipse(0, 0, length / 2, r, oil) + ellipse(-length * 0.15, -r * 0.48, length * 0.2, r * 0.18, '#ffffff', { 'fill-opacity': 0.75 });
  return move(drawn, x, y, 1, turn);
}

/** A leaf that grows from x, y towards `turn` degrees from upright. */
export function leaf(x: number, y: number, length: number, turn: number, colour: string): string {
  const half = length * 0.26;
  const drawn =
    path(
      `M0 0C${-half} ${-length * 0.25} ${-half} ${-length * 0.7} 0 ${-length}C${half} ${-length * 0.7} ${half} ${-length * 0.25} 0 0Z`,
      colour,
    ) +
    path(`M0 0C${half} ${-length * 0.25} ${half} ${-length * 0.7} 0 ${-length}Z`, darken(colour, 0.25), { 'fill-opacity': 0.45 }) +
    line(`M0 0V${-length * 0.86}`, lighten(colour, 0.45), length * 0.02, { 'stroke-opacity': 0.7 });
  return move(drawn, x, y, 1, turn);
}

/** A stem with leaves in pairs. */
export function sprig(x: number, y: number, height: number, turn: number, colour: string, pairs = 4): string {
  const leaves = Array.from({ length: pairs }, (_, index) => {
    const up = -height * (0.22 + (index / pairs) * 0.72);
    const length = height * (0.36 - index * 0.045);
    const tint = mix(colour, INKS.sage, index * 0.09);
    return leaf(0, up, length, 52 - index * 5, tint) + leaf(0, up, length, -52 + index * 5, darken(tint, 0.08));
  }).join('');
  const drawn =
    line(`M0 0V${-height * 0.9}`, darken(colour, 0.2), height * 0.022, { 'stroke-linecap': 'round' }) +
    leaves +
    leaf(0, -height * 0.84, height * 0.24, 0, colour);
  return move(drawn, x, y, 1, turn);
}

export function fir(x: number, floor: number, height: number, colour: string, snow: string | null = null): string {
  const tiers = [0, 0.26, 0.5].map((share, index) => {
    const top = -height + height * share * 0.92;
    const half = height * (0.15 + index * 0.075);
    const foot = top + height * 0.42;
    const cap =
      snow === null
        ? ''
        : path(`M0 ${top}L${-half * 0.5} ${top + height * 0.2}Q0 ${top + height * 0.15} ${half * 0.36} ${top + height * 0.15}Z`, snow, {
            'fill-opacity': 0.9,
          });
    return path(`M0 ${top}L${half} ${foot}Q0 ${foot + height * 0.035} ${-half} ${foot}Z`, darken(colour, (2 - index) * 0.06)) + cap;
  });
  return move(rect(-height * 0.025, -height * 0.14, height * 0.05, height * 0.14, INKS.bark) + tiers.reverse().join(''), x, floor);
}
