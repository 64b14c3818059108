import { networkOf } from '@vitrava/server-kit/network';
import { abortedOnClose, createPermits, type Permits } from '@vitrava/server-kit/permits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { guestKey } from './guest-cart.ts';
import type { RequestedPage } from './requested-page.ts';
import { payloadKey } from './whole-pages.ts';

/** Permits for pages that no cache has. */
export interface PagePermits {
  /** Composes the page with a permit; null when there is none, or the client has disconnected. Requests for a page that is already being composed need no permit of their own. */
  run<Made>(request: FastifyRequest, reply: FastifyReply, requested: RequestedPage, compose: () => Promise<Made>): Promise<Made | null>;
  stats(): ReturnType<Permits['stats']>;
}

/** Pages of one version. A machine of four cores composes as many per second with two at once as with three, and each of them sooner (decision 061). */
const OF_VERSION = { concurrency: 2, waiting: 14 };
/** Pages of all versions. A version has at most two of these permits, so one whose pages take seconds delays only its own (decision 072). */
const OF_SERVER = { concurrency: 3, waiting: 64 };
const MAX_VERSIONS = 64;

export function createPagePermits(isUnderPressure: () => boolean): PagePermits {
  const versions = new LRUCache<string, Permits>({
    max: MAX_VERSIONS,
    memoMethod: () => createPermits({ ...OF_VERSION, isUnderPressure }),
  });
  const server = createPermits(OF_SERVER);
  /** By page: whether the first request for it gets a permit. */
  const leading = new Map<string, Promise<boolean>>();

  async function acquire(version: string, client: string, gone: AbortSignal): Promise<(() => void) | null> {
    const releaseVersion = await versions.memo(version).acquire(client, gone);
    if (releaseVersion === null) return null;
    const releaseServer = await server.acquire(version, gone);
    if (releaseServer === null) releaseVersion();
    return (
      releaseServer &&
      (() => {
        releaseServer();
        releaseVersion();
      })
    );
  }

  return {
    async run(request, reply, requested, compose) {
      const key = `${payloadKey(requested)}\n${guestKey(requested)}`;
      for (let leader = leading.get(key); leader; leader = leading.get(key)) {
        // Renders are shared by all requests.
        if (await leader) return compose();
        // Refused or disconnected: the next request acquires the permit, and the others wait for it.
        if (leading.get(key) === leader) leading.delete(key);
      }
      const permit = acquire(versionOf(requested), networkOf(request.ip), abortedOnClose(reply.raw));
      const lead = permit.then((release) => release !== null);
      leading.set(key, lead);
      const release = await permit;
      try {
        return release && (await compose());
      } finally {
        if (leading.get(key) === lead) leading.delete(key);
        release?.();
      }
    },
    stats() {
      const { running } = server.stats();
      const all = [...versions.values()].map((permits) => permits.stats());
      return { running, waiting: all.reduce((sum, one) => sum + one.running + one.waiting, -running) };
    },
  };
}

/** The version that renders the page; the shell's where no remote owns the address. */
function versionOf({ composition, owned }: RequestedPage): string {
  const { remote, version } = composition.release(owned?.owner ?? 'shell') ?? { remote: 'shell', version: '' };
  return `${remote}@${version}`;
}
