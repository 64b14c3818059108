import { ErrorCode, OpenFeature, type Provider, StandardResolutionReasons } from '@openfeature/server-sdk';
import { flagKeyOf } from '../flags/index.ts';

/** The version that an experiment gives a visitor. */
export interface AssignedArm {
  readonly experiment: string;
  readonly arm: string;
  readonly version: string;
}

/** Asks the provider which version a visitor gets. Providers fail open: whatever goes wrong there means no experiment. */
export interface Assignment {
  /** Null when no experiment runs on the remote. */
  armOf(remote: string, visitorId: string): Promise<AssignedArm | null>;
  close(): Promise<void>;
}

const NOT_RUNNING: ReadonlySet<string> = new Set([StandardResolutionReasons.ERROR, StandardResolutionReasons.DISABLED]);
let domains = 0;

/** An assignment through OpenFeature with the provider given. Each has a domain of its own, so that several can live in one process. */
export async function createAssignment(provider: Provider): Promise<Assignment> {
  const domain = `releases-${++domains}`;
  await OpenFeature.setProviderAndWait(domain, provider);
  const client = OpenFeature.getClient(domain);
  return {
    async armOf(remote, visitorId) {
      const details = await client.getStringDetails(flagKeyOf(remote), '', { targetingKey: visitorId, remote });
      if (details.errorCode === ErrorCode.FLAG_NOT_FOUND || NOT_RUNNING.has(details.reason ?? '') || !details.value) return null;
      const { experiment } = details.flagMetadata;
      return {
        experiment: typeof experiment === 'string' ? experiment : flagKeyOf(remote),
        arm: details.variant ?? details.value,
        version: details.value,
      };
    },
    async close() {
      await provider.onClose?.();
    },
  };
}
