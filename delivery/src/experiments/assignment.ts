import { ErrorCode, OpenFeature, type Provider, type ResolutionDetails, StandardResolutionReasons } from '@openfeature/server-sdk';
import {
  createFlagEvaluator,
  type FlagFile,
  flagKeyOf,
  NO_ATTRIBUTES,
  remotesOnTrial,
  splitsOf,
  toFlagText,
  type VisitorAttributes,
} from '../flags/index.ts';

/** The version that an experiment gives a visitor. */
export interface AssignedArm {
  readonly experiment: string;
  readonly arm: string;
  readonly version: string;
}

/** Who is to be given a version. */
export interface Visitor {
  readonly visitorId: string;
  readonly attributes?: VisitorAttributes | undefined;
}

/** Returns the version of a visitor. Providers fail open: a failure there means no experiment. */
export interface Assignment {
  /** Null when the remote's experiment is not for this visitor, or none runs. Synchronous for the flag file. */
  armOf(remote: string, visitor: Visitor): AssignedArm | null | Promise<AssignedArm | null>;
  /** Those of the remotes on which an experiment runs, for whomever. */
  remotesOnTrial(remotes: readonly string[]): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** An assignment by the store's flag file. */
export interface FlagAssignment extends Assignment {
  armOf(remote: string, visitor: Visitor): AssignedArm | null;
  /** Takes over a flag file that `readFlagFile` has accepted. */
  replaceFlags(file: FlagFile): void;
  /** Whether the draw may have given a visitor this arm, whatever was known of them then. */
  mayHaveDrawn(remote: string, visitorId: string, arm: string): boolean;
}

/** Requested for the running experiments before a visitor is known. */
const PROBE: Visitor = { visitorId: 'probe' };
const NOT_RUNNING: ReadonlySet<string> = new Set([StandardResolutionReasons.ERROR, StandardResolutionReasons.DISABLED]);
let domains = 0;

/** An assignment through OpenFeature with the provider given. Each has a domain of its own, so that several can live in one process. */
export async function createAssignment(provider: Provider): Promise<Assignment> {
  const domain = `releases-${++domains}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  const evaluate = (remote: string, visitor: Visitor) => client.getStringDetails(flagKeyOf(remote), '', contextOf(remote, visitor));
  return {
    armOf: async (remote, visitor) => armIn(remote, await evaluate(remote, visitor)),
    async remotesOnTrial(remotes) {
      const details = await Promise.all(remotes.map((remote) => evaluate(remote, PROBE)));
      // What is not for the probe may be for others: only a flag that is missing or off runs for no visitor.
      return new Set(remotes.filter((_remote, index) => isRunning(details[index])));
    },
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
      running = remotesOnTrial(file);
      withOneSplit = remotesOnTrial(splitsOf(file));
    },
    mayHaveDrawn(remote, visitorId, arm) {
      if (!withOneSplit.has(remote)) return running.has(remote);
      return armIn(remote, splits.evaluateString(flagKeyOf(remote), contextOf(remote, { visitorId })))?.arm === arm;
    },
    armOf: (remote, visitor) =>
      running.has(remote) ? armIn(remote, flags.evaluateString(flagKeyOf(remote), contextOf(remote, visitor))) : null,
    remotesOnTrial: async (remotes) => new Set(remotes.filter((remote) => running.has(remote))),
    close: async () => undefined,
  };
}

function contextOf(remote: string, { visitorId, attributes = NO_ATTRIBUTES }: Visitor) {
  return { targetingKey: visitorId, remote, ...attributes };
}

function isRunning(details: ResolutionDetails<string> | undefined): boolean {
  return details !== undefined && details.errorCode !== ErrorCode.FLAG_NOT_FOUND && !NOT_RUNNING.has(details.reason ?? '');
}

function armIn(remote: string, details: ResolutionDetails<string>): AssignedArm | null {
  const { value, variant, flagMetadata } = details;
  if (!isRunning(details) || !value) return null;
  const experiment = flagMetadata?.['experiment'];
  return { experiment: typeof experiment === 'string' ? experiment : flagKeyOf(remote), arm: variant ?? value, version: value };
}
