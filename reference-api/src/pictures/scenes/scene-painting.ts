import { createPaints, type Paints, path, rect } from '../drawing/index.ts';

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

/** A ground that goes from one colour at the left or top to another. */
export function wash(paints: Paints, from: string, to: string, direction: 'across' | 'down' = 'down'): string {
  const line = direction === 'down' ? ([0, 0, 0, SCENE_HEIGHT] as const) : ([0, 0, SCENE_WIDTH, 0] as const);
  const fill = paints.linear(line, [
    [0, from],
    [1, to],
  ]);
  return rect(0, 0, SCENE_WIDTH, SCENE_HEIGHT, fill);
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
