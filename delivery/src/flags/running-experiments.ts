import { FLAG_SUBJECT } from '@vitrava/shared-kit/contracts/page';
import { type Audience, audienceOf } from './audience.ts';
import { enabledFlags, type FlagFile, flagKeyOf, runningFlags } from './flag-schema.ts';
import { valuesUnder } from './rule-parts.ts';

/** What a shop wants of any experiment. */
export const DEFAULT_GOALS: readonly string[] = ['cart/itemAdded', 'cart/orderPlaced'];

/** Versions by the names of their arms. */
export type ExperimentArms = Readonly<Record<string, string>>;

/** An experiment as the flag file has it. */
export interface RunningExperiment {
  readonly name: string;
  readonly arms: ExperimentArms;
  /** By arm, relative to each other; empty where the flag has no split, or several. */
  readonly weights: Readonly<Record<string, number>>;
  readonly goals: readonly string[];
  /** Null for one that was written manually. */
  readonly startedAt: string | null;
}

/** The experiment that runs on a remote or on `flag:<name>`, null when none does. Arms whose value is no version are left out. */
export function experimentOn(file: FlagFile, subject: string): RunningExperiment | null {
  const flag = file.flags[flagKeyOf(subject)];
  if (flag?.state !== 'ENABLED') return null;
  const textOf = (value: unknown) => (subject.startsWith(FLAG_SUBJECT) ? JSON.stringify(value) : value);
  const arms = Object.entries(flag.variants).flatMap(([arm, value]) => {
    const version = textOf(value);
    return typeof version === 'string' ? [[arm, version] as const] : [];
  });
  const { experiment = flagKeyOf(subject), goals, startedAt = null } = flag.metadata ?? {};
  return {
    name: experiment,
    arms: Object.fromEntries(arms),
    weights: Object.fromEntries(splitIn(flag.targeting ?? null)),
    goals: goals === undefined ? DEFAULT_GOALS : goals.split(',').filter((goal) => goal !== ''),
    startedAt,
  };
}

/** The audience of the experiment of a remote: empty for all visitors, `other` for a rule that was written manually. */
export function audienceOn(file: FlagFile, remote: string): Audience | 'other' {
  const { targeting } = file.flags[flagKeyOf(remote)] ?? {};
  if (typeof targeting !== 'object' || targeting === null || 'fractional' in targeting) return {};
  const [rule, , otherwise] = 'if' in targeting && Array.isArray(targeting.if) ? targeting.if : [];
  return otherwise === null ? audienceOf(rule) : 'other';
}

/** Remotes on which the experiments of a file run. */
export function remotesOnTrial(file: FlagFile): ReadonlySet<string> {
  return new Set(runningFlags(file).map(([key]) => key.slice(flagKeyOf('').length)));
}

/** The flags that are on and decide a version, or split visitors. */
export function flagsOnTrial(file: FlagFile): ReturnType<typeof enabledFlags> {
  return enabledFlags(file).filter(
    ([key, { targeting }]) => key.startsWith(flagKeyOf('')) || valuesUnder(targeting, 'fractional').length > 0,
  );
}

/** What the experiments of a file are on: remotes, and as `flag:<name>` the flags whose visitors are split. */
export function subjectsOnTrial(file: FlagFile): ReadonlySet<string> {
  const flags = flagsOnTrial(file).filter(([key]) => !key.startsWith(flagKeyOf('')));
  return new Set([...remotesOnTrial(file), ...flags.map(([key]) => FLAG_SUBJECT + key)]);
}

/** Arms and weights of the split of a rule; with several, or none, the expected visitors of each arm are unknown. */
function splitIn(rule: unknown): readonly (readonly [string, number])[] {
  const [split, ...others] = valuesUnder(rule, 'fractional');
  if (others.length > 0) return [];
  const buckets = Array.isArray(split) ? split.filter(Array.isArray) : [];
  return buckets.map(([name, weight = 1]: unknown[]) => [String(name), Number(weight)] as const);
}

/** The flags of experiments that have one split, for all visitors: the arm of a visitor, independent of attributes. */
export function splitsOf(file: FlagFile): FlagFile {
  const flags = enabledFlags(file).flatMap(([key, flag]) => {
    const [split, ...others] = valuesUnder(flag.targeting, 'fractional');
    if (split === undefined || others.length > 0) return [];
    return [[key, { ...flag, defaultVariant: null, targeting: { fractional: split } }] as const];
  });
  return { flags: Object.fromEntries(flags) };
}

/** The flags for visitors without an id: the default variant instead of a rule that splits. */
export function withoutSplits(file: FlagFile): FlagFile {
  const flags = Object.entries(file.flags).map(([key, { targeting, ...flag }]) => {
    const isSplit = valuesUnder(targeting, 'fractional').length > 0;
    return [key, isSplit ? flag : { ...flag, targeting }] as const;
  });
  return { ...file, flags: Object.fromEntries(flags) };
}

/** Versions that running experiments show, by remote. */
export function versionsOnTrial(file: FlagFile, remote: string): readonly string[] {
  return Object.values(experimentOn(file, remote)?.arms ?? {});
}
