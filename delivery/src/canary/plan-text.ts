import { type Refusal, refuse } from '../refusals/index.ts';
import type { CanaryPlan } from '../store/index.ts';

const UNITS_MS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** How long a plan stays on a step, and how many visitors of each arm it needs there, by default. */
export const DEFAULT_HOLD = '10m';
export const DEFAULT_MIN_VISITORS = 500;

/** A plan as the command line has it: `1,10,50,100`, `10m`, 500. */
export interface PlanText {
  readonly steps: string;
  readonly hold: string;
  readonly minVisitors: number;
}

/** Reads a plan: steps that grow, up to 100 at most, and a time in seconds, minutes, hours or days (`90s`, `10m`, `2h`, `1d`). `startedAt`: ISO 8601, UTC. */
export function readPlan({ steps: text, hold, minVisitors }: PlanText, startedAt: string): CanaryPlan | Refusal {
  const steps = text.split(',').map((step) => (/^\s*\d{1,3}(\.\d{1,2})?\s*$/.test(step) ? Number(step) : Number.NaN));
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100);
  if (!isGrowing || steps[0] === 100)
    return refuse('plan-invalid', { reason: `"${text}" is not a row of shares that grow, such as 1,10,50,100` });
  const [, count, unit] = /^(\d{1,6})([smhd])$/.exec(hold) ?? [];
  if (count === undefined || unit === undefined)
    return refuse('plan-invalid', { reason: `"${hold}" is not a time such as 90s, 10m, 2h or 1d` });
  if (!(Number.isInteger(minVisitors) && minVisitors >= 1))
    return refuse('plan-invalid', { reason: `${minVisitors} is not a number of visitors` });
  return { steps, stage: 0, holdMs: Number(count) * (UNITS_MS[unit] ?? 0), minVisitors, startedAt };
}
