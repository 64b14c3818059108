import {
  ErrorCode,
  type EvaluationContext,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import type { FlagTypes } from '@vitrava/shared-kit/contracts/manifest';
import type { FlagValue, PageFlags } from '@vitrava/shared-kit/contracts/page';
import {
  createFlagEvaluator,
  type FlagFile,
  flagKeyOf,
  NO_ATTRIBUTES,
  NO_VALUE,
  splitsOf,
  subjectsOnTrial,
  toFlagText,
  type VisitorAttributes,
} from '../flags/index.ts';

/** The version that an experiment gives a visitor. */
export interface AssignedArm {
  readonly experiment: string;
  readonly arm: string;
  readonly version: string;
}

/** Who is to be given a version, or the values of flags; a visitor without an id takes no part in experiments. */
export interface Visitor {
  readonly visitorId: string | null;
  readonly attributes?: VisitorAttributes | undefined;
}

/** Returns the version of a visitor. Providers fail open: a failure there means no experiment. */
export interface Assignment {
  /** Null when the remote's experiment is not for this visitor, or none runs. Synchronous for the flag file. */
  armOf(remote: string, visitor: Visitor): AssignedArm | null | Promise<AssignedArm | null>;
  /** Those of the remotes on which an experiment runs, for whomever. */
  remotesOnTrial(remotes: readonly string[]): Promise<ReadonlySet<string>>;
  /** Those of the flags that are decided for a visitor, with the variants that a rule has chosen. */
  flagsOf(declared: FlagTypes, visitor: Visitor): Promise<PageFlags>;
  /** Whether one of the flags may have different values for different visitors. */
  areOfVisitor(declared: FlagTypes): Promise<boolean>;
  close(): Promise<void>;
}

/** An assignment by the store's flag file. */
export interface FlagAssignment extends Assignment {
  armOf(remote: string, visitor: Visitor): AssignedArm | null;
  /** Takes over a flag file that `readFlagFile` has accepted. */
  replaceFlags(file: FlagFile): void;
  /** Whether the draw may have given a visitor this arm, whatever was known of them then. `subject`: the remote, or `flag:<name>`. */
  mayHaveDrawn(subject: string, visitorId: string, arm: string): boolean;
}

type Details = ResolutionDetails<FlagValue>;
type Evaluate = (name: string, type: FlagTypes[string], context: EvaluationContext) => Details | Promise<Details>;

/** Requested for the running experiments before a visitor is known. */
const PROBE: Visitor = { visitorId: 'probe' };
const NOT_RUNNING: ReadonlySet<string> = new Set([StandardResolutionReasons.ERROR, StandardResolutionReasons.DISABLED]);
let domains = 0;

/** An assignment through OpenFeature with the provider given. Each has a domain of its own, so that several can live in one process. */
export async function createAssignment(provider: Provider): Promise<Assignment> {
  const domain = `releases-${++domains}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  const evaluate = (name: string, type: FlagTypes[string], context: EvaluationContext): Promise<Details> => {
    if (type === 'boolean') return client.getBooleanDetails(name, NO_VALUE.boolean, context);
    if (type === 'number') return client.getNumberDetails(name, NO_VALUE.number, context);
    return client.getStringDetails(name, NO_VALUE.string, context);
  };
  return {
    armOf: async (remote, visitor) => armIn(remote, await evaluate(flagKeyOf(remote), 'string', contextOf(visitor, remote))),
    ...readingFlags(evaluate),
    async close() {
      await provider.onClose?.();
    },
  };
}

/** An assignment by the flag file in this process: OpenFeature's client would cost ten times as much per visitor. */
export function createFlagAssignment(): FlagAssignment {
  const [flags, splits] = [createFlagEvaluator(), createFlagEvaluator()];
  let running: ReadonlySet<string> = new Set();
  let withOneSplit: ReadonlySet<string> = new Set();
  return {
    replaceFlags(file) {
      flags.replaceFlags(toFlagText(file));
      splits.replaceFlags(toFlagText(splitsOf(file)));
      running = subjectsOnTrial(file);
      withOneSplit = subjectsOnTrial(splitsOf(file));
    },
    mayHaveDrawn(subject, visitorId, arm) {
      if (!withOneSplit.has(subject)) return running.has(subject);
      return splits.variantOf(flagKeyOf(subject), contextOf({ visitorId }, subject)) === arm;
    },
    armOf: (remote, visitor) => armIn(remote, flags.evaluate(flagKeyOf(remote), 'string', contextOf(visitor, remote))),
    ...readingFlags(flags.evaluate),
    close: async () => undefined,
  };
}

function readingFlags(evaluate: Evaluate): Pick<Assignment, 'remotesOnTrial' | 'flagsOf' | 'areOfVisitor'> {
  const evaluateAll = (declared: FlagTypes, visitor: Visitor) =>
    Promise.all(Object.entries(declared).map(async ([name, type]) => [name, await evaluate(name, type, contextOf(visitor))] as const));
  return {
    async remotesOnTrial(remotes) {
      const all = await Promise.all(remotes.map(async (remote) => evaluate(flagKeyOf(remote), 'string', contextOf(PROBE, remote))));
      // What is not for the probe may be for others: only a flag that is missing or off runs for no visitor.
      return new Set(remotes.filter((_remote, index) => isRunning(all[index])));
    },
    async flagsOf(declared, visitor) {
      const decided = (await evaluateAll(declared, visitor)).filter(([, details]) => isDecided(details));
      return Object.fromEntries(decided.map(([name, details]) => [name, flagIn(details)]));
    },
    async areOfVisitor(declared) {
      const all = await evaluateAll(declared, PROBE);
      return all.some(([, details]) => isRunning(details) && details.reason !== StandardResolutionReasons.STATIC);
    },
  };
}

/** A default variant is of visitors who take no part. */
function flagIn({ value, variant, reason }: Details): PageFlags[string] {
  return variant === undefined || reason === StandardResolutionReasons.DEFAULT ? { value } : { value, variant };
}

/** `remote`: whose version the flag decides. */
function contextOf({ visitorId, attributes = NO_ATTRIBUTES }: Visitor, remote?: string): EvaluationContext {
  return { ...(visitorId !== null && { targetingKey: visitorId }), ...(remote !== undefined && { remote }), ...attributes };
}

/** Otherwise the fallback of the reader counts. flagd returns no variant where a rule decides nothing. */
function isDecided(details: Details): boolean {
  return isRunning(details) && (details.variant !== undefined || details.reason !== StandardResolutionReasons.DEFAULT);
}

function isRunning(details: Details | undefined): boolean {
  return details !== undefined && details.errorCode !== ErrorCode.FLAG_NOT_FOUND && !NOT_RUNNING.has(details.reason ?? '');
}

function armIn(remote: string, details: Details): AssignedArm | null {
  const { value, variant, flagMetadata } = details;
  if (!isRunning(details) || typeof value !== 'string' || value === '') return null;
  const experiment = flagMetadata?.['experiment'];
  return { experiment: typeof experiment === 'string' ? experiment : flagKeyOf(remote), arm: variant ?? value, version: value };
}
