import { type Static, Type } from 'typebox';
import { type Refusal, refuse } from '../refusals/index.ts';
import { parseStoredJson } from '../store/index.ts';
import { type Audience, ruleOf } from './audience.ts';
import { findFailure, findFlaw } from './find-flaw.ts';
import { createFlagFileProvider } from './flagd-provider.ts';

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
  /** Everybody, when absent. */
  readonly audience?: Audience;
  /** Sids of events on the bus that are counted, the one that matters first; `DEFAULT_GOALS` when absent. */
  readonly goals?: readonly string[];
  /** ISO 8601, UTC. */
  readonly startedAt?: string;
}

/** What a shop wants of any experiment. */
export const DEFAULT_GOALS: readonly string[] = ['cart/itemAdded', 'cart/orderPlaced'];

const FlagSchema = Type.Object({
  state: Type.Union([Type.Literal('ENABLED'), Type.Literal('DISABLED')]),
  variants: Type.Record(Type.String(), Type.Unknown()),
  defaultVariant: Type.Optional(Type.Unknown()),
  targeting: Type.Optional(Type.Unknown()),
  metadata: Type.Optional(
    Type.Object({
      experiment: Type.Optional(Type.String()),
      startedAt: Type.Optional(Type.String()),
      // Metadata of a flag are plain values: sids between commas.
      goals: Type.Optional(Type.String()),
    }),
  ),
});
const FlagFileSchema = Type.Object({ flags: Type.Record(Type.String(), FlagSchema) });
/** A flag file in flagd's format, as far as it is looked at here. */
export type FlagFile = Static<typeof FlagFileSchema>;

/** Key of the flag that decides the version of a remote; its value is a version. Any provider is asked for this key. */
export function flagKeyOf(remote: string): string {
  return `release.${remote}`;
}

/** Reads a flag file as a person may have written it. Refused is also what flagd itself does not accept, and an experiment that would fail for visitors. */
export function readFlagFile(text: string | null): FlagFile | Refusal {
  if (text === null) return { flags: {} };
  const stored = parseStoredJson('flags.json', text, FlagFileSchema);
  if (stored.type === 'broken') return refuse('flags-broken', { reason: stored.explanation });
  if (stored.type === 'absent') return { flags: {} };
  const flags = runningFlags(stored.value);
  const provider = createFlagFileProvider();
  const flaws = flags.flatMap(([key, flag]) => findFlaw(key, flag) ?? []);
  if (flaws.length > 0) return refuse('flags-broken', { reason: `${flaws.join('; ')}.` });
  try {
    provider.replaceFlags(text);
  } catch (error) {
    // A page of JSON: what was expected instead, in each of its forms.
    const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 300);
    return refuse('flags-broken', { reason: `flagd says: ${message}.` });
  }
  const failures = flags.flatMap(([key]) => findFailure(key, provider) ?? []);
  return failures.length > 0 ? refuse('flags-broken', { reason: `${failures.join('; ')}.` }) : stored.value;
}

/** The flags of experiments that are on. */
function runningFlags({ flags }: FlagFile): [string, FlagFile['flags'][string]][] {
  return Object.entries(flags).filter(([key, { state }]) => key.startsWith(flagKeyOf('')) && state === 'ENABLED');
}

/** Adds an experiment; other flags of the file stay as they are. */
export function withExperiment(
  file: FlagFile,
  { remote, name, arms, audience = {}, goals = DEFAULT_GOALS, startedAt }: Experiment,
): FlagFile {
  // The draw depends on the names of remote and experiment alone: experiments do not share it, and the next one mixes the visitors anew.
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

/** Versions by the names of their arms. */
export type ExperimentArms = Readonly<Record<string, string>>;

/** An experiment as the flag file has it. */
export interface RunningExperiment {
  readonly name: string;
  readonly arms: ExperimentArms;
  /** By arm, relative to each other; empty where the flag has no split, or several. */
  readonly weights: Readonly<Record<string, number>>;
  readonly goals: readonly string[];
  /** Null for one that was written by hand. */
  readonly startedAt: string | null;
}

/** Experiments by remote. */
export function experimentsIn(file: FlagFile): ReadonlyMap<string, RunningExperiment> {
  return new Map(
    [...remotesOnTrial(file)].flatMap((remote) => {
      const experiment = experimentOn(file, remote);
      return experiment ? [[remote, experiment] as const] : [];
    }),
  );
}

/** The experiment that runs on a remote, null when none does. Arms whose value is no version are left out. */
export function experimentOn(file: FlagFile, remote: string): RunningExperiment | null {
  const flag = file.flags[flagKeyOf(remote)];
  if (flag?.state !== 'ENABLED') return null;
  const arms = Object.entries(flag.variants).flatMap(([arm, version]) => (typeof version === 'string' ? [[arm, version] as const] : []));
  const { experiment = flagKeyOf(remote), goals, startedAt = null } = flag.metadata ?? {};
  return {
    name: experiment,
    arms: Object.fromEntries(arms),
    weights: Object.fromEntries(splitIn(flag.targeting ?? null)),
    goals: goals === undefined ? DEFAULT_GOALS : goals.split(',').filter((goal) => goal !== ''),
    startedAt,
  };
}

/** Remotes on which the experiments of a file run. */
export function remotesOnTrial(file: FlagFile): ReadonlySet<string> {
  return new Set(runningFlags(file).map(([key]) => key.slice(flagKeyOf('').length)));
}

/** Arms and weights of the split of a rule; of several, or none, no one knows how many visitors each arm should have. */
function splitIn(rule: unknown): readonly (readonly [string, number])[] {
  const [split, ...others] = splitsIn(rule);
  if (others.length > 0) return [];
  const buckets = Array.isArray(split?.fractional) ? split.fractional.filter(Array.isArray) : [];
  return buckets.map(([name, weight = 1]: unknown[]) => [String(name), Number(weight)] as const);
}

function splitsIn(rule: unknown): readonly { readonly fractional: unknown }[] {
  if (Array.isArray(rule)) return rule.flatMap(splitsIn);
  if (typeof rule !== 'object' || rule === null) return [];
  return 'fractional' in rule ? [{ fractional: rule.fractional }] : splitsIn(Object.values(rule));
}

/** The flags of experiments that have one split, for everybody: which arm a visitor would get, whoever they are. */
export function splitsOf(file: FlagFile): FlagFile {
  const flags = runningFlags(file).flatMap(([key, flag]) => {
    const [split, ...others] = splitsIn(flag.targeting ?? null);
    return split && others.length === 0 ? [[key, { ...flag, defaultVariant: null, targeting: split }] as const] : [];
  });
  return { flags: Object.fromEntries(flags) };
}

/** The text that the store keeps of a flag file. */
export function toFlagText(file: FlagFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Versions that running experiments show, by remote. */
export function versionsOnTrial(file: FlagFile, remote: string): readonly string[] {
  return Object.values(experimentOn(file, remote)?.arms ?? {});
}
