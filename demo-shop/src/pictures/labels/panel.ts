import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { rect } from '../svg.ts';
import type { Tones } from './tones.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Panel extends Area {
  /** Width in the middle on which letters may stand; a round pack turns away at its sides. */
  readonly safe: number;
}

export interface LabelJob {
  readonly spec: PackShotSpec;
  readonly tones: Tones;
  readonly panel: Panel;
}

/** Colour reaches past the panel: bowed edges and rounded corners are cut by the pack's clip. */
export const BLEED = 40;

/** Fills the whole panel. */
export function field({ x, y, width, height }: Panel, colour: string): string {
  return rect(x, y - BLEED, width, height + BLEED * 2, colour);
}

export function safeArea({ x, y, width, height, safe }: Panel, padding = 0.07): Area {
  const inset = Math.min(safe, height) * padding;
  return { x: x + (width - safe) / 2, y: y + inset, width: safe, height: height - inset * 2 };
}

/** A wide label has all in its left part; a blister may be before the right one. */
export const WIDE_COLUMN = 0.6;

export function isWide({ safe, height }: Panel): boolean {
  return safe / height > 1.25;
}
