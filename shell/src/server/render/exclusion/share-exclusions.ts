import { randomUUID } from 'node:crypto';
import { type ExclusionReport, reportExclusion } from '@vitrava/delivery/exclusion';
import type { ReleaseStore } from '@vitrava/delivery/store';
import type { FastifyBaseLogger } from 'fastify';
import type { RenderFailure } from '../pool/index.ts';

export interface ShareOptions {
  readonly store: ReleaseStore;
  readonly log: FastifyBaseLogger;
  /** How long a server waits whether versions of other remotes fail, too. */
  readonly settleMs?: number;
  readonly now?: () => number;
}

export interface ExclusionSharing {
  excluded(remote: string, version: string, type: RenderFailure['type'], reason: string): void;
  close(): Promise<void>;
}

/** For so long an exclusion makes another one look like the server's own fault. */
const TOGETHER_MS = 60_000;
const SETTLE_MS = 2_000;

/** Failures of time, which a slow backend causes as well: then a remote's canary and its control fail together. */
const OF_TIME: readonly RenderFailure['type'][] = ['timed-out', 'slow'];

/**
 * Reports to the other servers what this one excludes. A server that excludes versions of several remotes within a minute is at fault itself, or what all of
 * them need is: then it reports nothing. The same holds for two versions of one remote that are too slow, and for a file that is damaged on its own disk. A
 * slow version needs the reports of two servers.
 */
export function createExclusionSharing({ store, log, settleMs = SETTLE_MS, now = Date.now }: ShareOptions): ExclusionSharing {
  const server = randomUUID();
  let latest: readonly { readonly remote: string; readonly version: string; readonly time: number }[] = [];
  const timers = new Set<NodeJS.Timeout>();
  let writing: Promise<unknown> = Promise.resolve();

  const recent = () => latest.filter(({ time }) => now() - time < TOGETHER_MS);

  async function report(given: ExclusionReport, type: RenderFailure['type']): Promise<void> {
    const others = recent().filter(
      ({ remote, version }) => remote !== given.remote || (version !== given.version && OF_TIME.includes(type)),
    );
    if (others.length > 0) {
      log.warn({ remote: given.remote, version: given.version, others }, 'version excluded on this server alone: others fail here too');
      return;
    }
    try {
      if (await reportExclusion(store, given))
        log.error({ remote: given.remote, version: given.version }, 'version excluded on all servers');
    } catch (error) {
      log.warn({ err: error, remote: given.remote }, 'an exclusion cannot be shared: it counts on this server alone');
    }
  }

  return {
    excluded(remote, version, type, reason) {
      // Working builds are on this server alone.
      if (version.startsWith('dev-')) return;
      latest = [...recent(), { remote, version, time: now() }];
      if (type === 'tampered') return;
      const at = new Date(now()).toISOString();
      const timer = setTimeout(() => {
        timers.delete(timer);
        writing = writing.then(() => report({ remote, version, reason, server, isDoubtful: type === 'slow', at }, type));
      }, settleMs).unref();
      timers.add(timer);
    },
    async close() {
      for (const timer of timers) clearTimeout(timer);
      await writing;
    },
  };
}
