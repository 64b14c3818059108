import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import type { Paints, Random } from '../drawing/index.ts';
import { drawLabel, type Panel, type Tones } from '../labels/index.ts';

/** What a pack is drawn from. */
export interface PackJob {
  readonly spec: PackShotSpec;
  readonly tones: Tones;
  readonly paints: Paints;
  readonly random: Random;
}

/** A drawn pack in its own box: left top at 0, 0; it is on the lower edge. */
export interface Pack {
  readonly width: number;
  readonly height: number;
  readonly art: string;
  /** Parts of the width that touch the floor; nearly the whole when absent, 0 for what is seen from above and casts its own shadow. */
  readonly foot?: number;
}

export type DrawPack = (job: PackJob) => Pack;

export function labelOn(job: PackJob, panel: Panel, outline: string): string {
  return drawLabel({ spec: job.spec, tones: job.tones, paints: job.paints, panel }, outline);
}
