import { type Command, Option } from 'commander';
import { DEFAULT_HOLD, DEFAULT_MIN_VISITORS, readPlan } from '../../canary/index.ts';
import type { ChannelTarget } from '../../channels/index.ts';
import type { Refusal } from '../../refusals/index.ts';
import { toNumber } from '../command/index.ts';

/** The visitors of a canary: a share that an operator changes, or the steps of a plan. */
export interface CanaryFlags {
  readonly share: number;
  readonly plan?: string;
  readonly hold: string;
  readonly minVisitors: number;
}

/** The options of a command that starts a canary. */
export function withCanaryOptions(command: Command): Command {
  return command
    .addOption(shareOption())
    .addOption(
      new Option('--plan <shares>', 'the canary climbs by itself while it is no worse than stable; 100 makes it stable').conflicts('share'),
    )
    .option('--hold <time>', 'with --plan: stay on each step for so long, e.g. 90s, 10m, 2h', DEFAULT_HOLD)
    .addOption(
      new Option('--min-visitors <count>', 'with --plan: visitors of the canary, and of stable, that each step needs')
        .argParser(toNumber)
        .default(DEFAULT_MIN_VISITORS),
    );
}

/** The canary of these options; a refusal when the plan makes no sense. `at`: ISO 8601, UTC. */
export function canaryTarget({ share, plan: steps, hold, minVisitors }: CanaryFlags, at: string): ChannelTarget | Refusal {
  if (steps === undefined) return { channel: 'canary', share };
  const plan = readPlan({ steps, hold, minVisitors }, at);
  return 'explanation' in plan ? plan : { channel: 'canary', share: plan.steps[0] ?? 0, plan };
}

/** The visitors of a version, as the end of a sentence: `mfe-content 0.1.0-344d2de1ee is …`. */
export function describeTarget(target: ChannelTarget | null): string {
  if (target === null) return 'in the store, shown to no one';
  if (target.channel === 'stable') return 'live';
  return `shown to ${target.share} % of visitors${target.plan ? '; it climbs by its plan' : ''}`;
}

/** The option for the share of a canary. */
export function shareOption(): Option {
  return new Option('--share <percent>', 'share of visitors who see the canary').argParser(toNumber).default(10);
}
