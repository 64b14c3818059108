import { setTimeout as sleep } from 'node:timers/promises';
import {
  ErrorCode,
  type EvaluationContext,
  OpenFeature,
  type Provider,
  type ResolutionDetails,
  StandardResolutionReasons,
} from '@openfeature/server-sdk';
import type { FlagTypes } from '@vitrava/shared-kit/contracts/manifest';
import { FLAG_SUBJECT, type FlagValue, type PageFlags } from '@vitrava/shared-kit/contracts/page';
import {
  createFlagEvaluator,
  DEFAULT_VALUES,
  type FlagFile,
  flagKeyOf,
  NO_ATTRIBUTES,
  splitsOf,
  subjectsOnTrial,
  toFlagText,
  type VisitorAttributes,
  withoutSplits,
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
  /** The remotes on which an experiment runs for some visitors. */
  remotesOnTrial(remotes: readonly string[]): Promise<ReadonlySet<string>>;
  /** The flags that are decided for a visitor, with the variants that a rule has chosen. */
  flagsOf(declared: FlagTypes, visitor: Visitor): Promise<PageFlags>;
  /** Whether one of the flags may have different values for different visitors. */
  varyByVisitor(declared: FlagTypes): Promise<boolean>;
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
/** Of single visitors, or no error: the flag is for another shop, or not yet there. */
const EXPECTED_ERRORS: ReadonlySet<string> = new Set([ErrorCode.FLAG_NOT_FOUND, ErrorCode.TARGETING_KEY_MISSING]);
/** A page waits no longer for a provider. */
const PROVIDER_TIMEOUT_MS = 100;
let domains = 0;

/** Receives why a provider has not decided a flag, null once it has. */
type OnFlagResult = (name: string, error: string | null) => void;

/** An assignment through OpenFeature with the provider given. Each has a domain of its own, so that several can live in one process. */
export async function createAssignment(provider: Provider, onResult: OnFlagResult = () => undefined): Promise<Assignment> {
  const domain = `releases-${++domains}`;
  // A provider that starts slowly continues in the background. Until it is ready it decides nothing, which is reported for each flag.
  const started = OpenFeature.setProviderAndWait(domain, provider).catch(() => undefined);
  await Promise.race([started, sleep(PROVIDER_TIMEOUT_MS, undefined, { ref: false })]);
  const client = OpenFeature.getClient(domain);
  const detailsOf = (name: string, type: FlagTypes[string], context: EvaluationContext): Promise<Details> => {
    if (type === 'boolean') return client.getBooleanDetails(name, DEFAULT_VALUES.boolean, context);
    if (type === 'number') return client.getNumberDetails(name, DEFAULT_VALUES.number, context);
    return client.getStringDetails(name, DEFAULT_VALUES.string, context);
  };
  const evaluate = async (name: string, type: FlagTypes[string], context: EvaluationContext): Promise<Details> => {
    const errorMessage = `no answer within ${PROVIDER_TIMEOUT_MS} ms`;
    const late = { value: DEFAULT_VALUES[type], reason: StandardResolutionReasons.ERROR, errorCode: ErrorCode.GENERAL, errorMessage };
    const details = await Promise.race([detailsOf(name, type, context), sleep<Details>(PROVIDER_TIMEOUT_MS, late, { ref: false })]);
    const { errorCode } = details;
    onResult(name, errorCode === undefined || EXPECTED_ERRORS.has(errorCode) ? null : (details.errorMessage ?? errorCode));
    return details;
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
  const [flags, splits, unsplit] = [createFlagEvaluator(), createFlagEvaluator(), createFlagEvaluator()];
  let running: ReadonlySet<string> = new Set();
  let withOneSplit: ReadonlySet<string> = new Set();
  return {
    replaceFlags(file) {
      flags.replaceFlags(toFlagText(file));
      splits.replaceFlags(toFlagText(splitsOf(file)));
      unsplit.replaceFlags(toFlagText(withoutSplits(file)));
      running = subjectsOnTrial(file);
      withOneSplit = subjectsOnTrial(splitsOf(file));
    },
    mayHaveDrawn(subject, visitorId, arm) {
      if (!withOneSplit.has(subject)) return running.has(subject);
      return splits.variantOf(flagKeyOf(subject), contextOf({ visitorId }, subject.startsWith(FLAG_SUBJECT) ? undefined : subject)) === arm;
    },
    armOf: (remote, visitor) => armIn(remote, flags.evaluate(flagKeyOf(remote), 'string', contextOf(visitor, remote))),
    // flagd puts all visitors without an id into the same bucket of a split.
    ...readingFlags((name, type, context) => (context.targetingKey === undefined ? unsplit : flags).evaluate(name, type, context)),
    close: async () => undefined,
  };
}

function readingFlags(evaluate: Evaluate): Pick<Assignment, 'remotesOnTrial' | 'flagsOf' | 'varyByVisitor'> {
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
    async varyByVisitor(declared) {
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
