import type { PackShotSpec } from '@vitrava/reference-api/pictures';
import { group } from '../drawing/index.ts';
import type { LabelJob } from './panel.ts';
import { arc, band, block, minimal, stripe } from './styles.ts';

const STYLES: Readonly<Record<PackShotSpec['labelStyle'], (job: LabelJob) => string>> = { arc, band, block, minimal, stripe };

/** The label in its brand's style, cut to the outline of the panel. */
export function drawLabel(job: LabelJob, outline: string): string {
  return group(STYLES[job.spec.labelStyle](job), { 'clip-path': job.paints.clip(outline) });
}
