import { cylinderPath, darken, ellipse, mix, path, roundedPath } from '../drawing/index.ts';
import type { PackJob } from './pack.ts';
import { capGrooves, type Material, roundShade } from './surface.ts';

interface CapBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A screw cap from the side, grooved or smooth. */
export function drawCap(job: PackJob, box: CapBox, material: Material, isGrooved: boolean): string {
  const { x, y, width, height } = box;
  const { colour, gloss } = material;
  const outline = roundedPath(x, y, width, height, Math.min(18, height * 0.2), 5);
  const lip = height * 0.14;
  return [
    path(outline, colour),
    isGrooved ? capGrooves(x, y + lip, width, height - lip * 2, colour) : '',
    path(roundedPath(x, y + height - lip, width, lip, 0, 5), darken(colour, 0.4), { 'fill-opacity': 0.14 }),
    roundShade(job.paints, outline, x, width, gloss),
    ellipse(x + width / 2, y + 5, width * 0.44, 3.4, '#ffffff', { 'fill-opacity': 0.35 }),
  ].join('');
}

/** The thread and ring between a cap and a shoulder. */
export function drawNeck(job: PackJob, box: CapBox, colour: string): string {
  const { x, y, width, height } = box;
  const outline = cylinderPath(x, y, width, height, 2);
  return path(outline, mix(colour, '#1a120a', 0.12)) + roundShade(job.paints, outline, x, width, 0.3);
}
