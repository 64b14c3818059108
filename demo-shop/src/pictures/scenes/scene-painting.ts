import { circle, createPaints, type Paints, path, rect } from '../drawing/index.ts';

export const SCENE_WIDTH = 1536;
export const SCENE_HEIGHT = 864;

/** The shop's own colours and their neighbours; scenes use no others for large fields. */
export const INKS = {
  paper: '#f8f5ee',
  cream: '#f3ecdd',
  sand: '#e9dcc3',
  wood: '#c99d6b',
  bark: '#8a6138',
  green: '#2c5e3d',
  forest: '#1d4430',
  moss: '#4f8059',
  sage: '#a8c4a4',
  mint: '#dce9d8',
  orange: '#f15f18',
  apricot: '#f8a264',
  peach: '#fcdcc0',
  sky: '#d9e8e6',
  sea: '#3f8a86',
  night: '#173a36',
  snow: '#ffffff',
} as const;

/** One scene: draws on a canvas of SCENE_WIDTH × SCENE_HEIGHT and keeps the left third calm for words laid over it. */
export type PaintScene = (paints: Paints) => string;

export function finishScene(paint: PaintScene): string {
  const paints = createPaints();
  const content = paint(paints);
  return paints.definitions() + content;
}

/** A sky: one colour above, another below. */
export function wash(paints: Paints, above: string, below: string): string {
  const fill = paints.linear(
    [0, 0, 0, SCENE_HEIGHT],
    [
      [0, above],
      [1, below],
    ],
  );
  return rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, fill);
}

/** An even wall, because a slow gradient from left to right shows as upright bands; a great disc gives the right side depth. */
export function wall(colour: string, disc: string | null = null): string {
  const depth = disc === null ? '' : circle(1290, 470, 800, disc);
  return rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, colour) + depth;
}

/** A round light that fades out. */
export function glow(paints: Paints, x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  const fill = paints.radial(
    [x, y, radius],
    [
      [0, colour, strength],
      [0.5, colour, strength * 0.4],
      [1, colour, 0],
    ],
  );
  return rect(x - radius, y - radius, radius * 2, radius * 2, fill);
}

/** Land up to a drawn skyline: `skyline` is path data from the left edge to the right one. */
export function land(skyline: string, fill: string): string {
  return path(`${skyline}V${SCENE_HEIGHT}H0Z`, fill);
}

export function floorShadow(paints: Paints, x: number, y: number, halfWidth: number, strength = 0.3): string {
  const fill = paints.radial(
    [x, y, halfWidth],
    [
      [0, '#33251a', strength],
      [0.6, '#33251a', strength * 0.5],
      [1, '#33251a', 0],
    ],
    0.14,
  );
  return rect(x - halfWidth, y - halfWidth * 0.14, halfWidth * 2, halfWidth * 0.28, fill);
}

/** A floor for scenes that stand on a bench. */
export function bench(paints: Paints, y: number): string {
  return (
    rect(
      0,
      y,
      SCENE_WIDTH,
      864 - y,
      paints.linear(
        [0, y, 0, 864],
        [
          [0, '#ffffff'],
          [1, '#e2e7dc'],
        ],
      ),
    ) + rect(0, y, SCENE_WIDTH, 6, '#ffffff')
  );
}
