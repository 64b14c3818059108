import { type Refusal, refuse } from '../refusals/index.ts';
import { parseStoredJson } from '../store/index.ts';
import { type Audience, ruleOf } from './audience.ts';
import { createFlagEvaluator } from './flag-evaluator.ts';
import { type FlagFile, FlagFileSchema, flagKeyOf } from './flag-schema.ts';
import { DEFAULT_GOALS, flagsOnTrial } from './running-experiments.ts';
import { findEvaluationError, findFlagError } from './validate-flag.ts';

/** One way of an experiment: visitors of this arm get this version. Weights are relative to each other. */
export interface ExperimentArm {
  readonly name: string;
  readonly version: string;
  readonly weight: number;
}

/** An experiment over the versions of one remote. */
export interface Experiment {
  readonly remote: string;
  readonly name: string;
  readonly arms: readonly ExperimentArm[];
  /** All visitors, when absent. */
  readonly audience?: Audience;
  /** Sids of events on the bus that are counted, the one that matters first; `DEFAULT_GOALS` when absent. */
  readonly goals?: readonly string[];
  /** ISO 8601, UTC. */
  readonly startedAt?: string;
}

/** Reads a flag file as a person may have written it. Refused is also what flagd itself does not accept, and an experiment that would fail for visitors. */
export function readFlagFile(text: string | null): FlagFile | Refusal {
  if (text === null) return { flags: {} };
  const stored = parseStoredJson('flags.json', text, FlagFileSchema);
  if (stored.type === 'broken') return refuse('flags-broken', { reason: stored.explanation });
  if (stored.type === 'absent') return { flags: {} };
  const flags = flagsOnTrial(stored.value);
  const evaluator = createFlagEvaluator();
  const errors = flags.flatMap(([key, flag]) => findFlagError(key, flag) ?? []);
  if (errors.length > 0) return refuse('flags-broken', { reason: `${errors.join('; ')}.` });
  try {
    evaluator.replaceFlags(text);
  } catch (error) {
    // A page of JSON: what was expected instead, in each of its forms.
    const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
    return refuse('flags-broken', { reason: `flagd says: ${message}.` });
  }
  const failures = flags.flatMap(([key, flag]) => findEvaluationError(key, flag, evaluator) ?? []);
  return failures.length > 0 ? refuse('flags-broken', { reason: `${failures.join('; ')}.` }) : stored.value;
}

/** Adds an experiment; other flags of the file stay as they are. */
export function withExperiment(
  file: FlagFile,
  { remote, name, arms, audience = {}, goals = DEFAULT_GOALS, startedAt }: Experiment,
): FlagFile {
  // The draw depends on the names of remote and experiment alone: experiments do not share it, and the next one mixes
  // the visitors again.
  const split = { fractional: [{ cat: [`${remote}/${name}/`, { var: 'targetingKey' }] }, ...arms.map((arm) => [arm.name, arm.weight])] };
  const rule = ruleOf(audience);
  const flag = {
    state: 'ENABLED' as const,
    variants: Object.fromEntries(arms.map((arm) => [arm.name, arm.version])),
    defaultVariant: rule ? null : (arms[0]?.name ?? ''),
    targeting: rule ? { if: [rule, split, null] } : split,
    metadata: { experiment: name, goals: goals.join(','), ...(startedAt === undefined ? {} : { startedAt }) },
  };
  return { ...file, flags: { ...file.flags, [flagKeyOf(remote)]: flag } };
}

/** Takes the experiment of a remote out. */
export function withoutExperiment(file: FlagFile, remote: string): FlagFile {
  const { [flagKeyOf(remote)]: _ended, ...flags } = file.flags;
  return { ...file, flags };
}
