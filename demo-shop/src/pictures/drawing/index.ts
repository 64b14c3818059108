export { contrast, darken, lighten, luminance, mix, readableOn } from './colour.ts';
export type { Paints, Stop } from './paints.ts';
export { createPaints } from './paints.ts';
export type { Random } from './random.ts';
export { createRandom, hashText } from './random.ts';
export { circle, coordinate, cylinderPath, ellipse, group, line, move, path, rect, roundedPath } from './svg.ts';
