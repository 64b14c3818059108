import { createFairTurns, type FairTurns, whenGone } from '@vitrava/shared-kit/internal/fair-turns';
import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AskedPage } from './asked-page.ts';
import { cartKey } from './guest-cart.ts';
import { createPressure } from './pressure.ts';
import { payloadKey } from './whole-pages.ts';

/** Turns for pages that have to be made. */
export interface PageTurns {
  /** Makes the page when its visitor's turn has come; null when there are too many, or the visitor has gone meanwhile. A page that is already being made takes no turn of its own. */
  run<Made>(request: FastifyRequest, reply: FastifyReply, asked: AskedPage, make: () => Promise<Made>): Promise<Made | null>;
  stats(): ReturnType<FairTurns['stats']>;
}

/**
 * The pages of one version: fair between visitors. A page takes as much longer as others are made beside it, here and in the API: a machine of four cores makes as many in a second
 * with two at once as with three, and each of them sooner (decision 061). One more for somebody else while one visitor has both.
 */
const OF_VERSION = { atOnce: 2, atOnceForOne: 2, spare: 1, waiting: 16, waitingForOne: 6, patienceMs: 5_000 };
/**
 * The pages of all versions: fair between versions. While one version has all turns, one more is left for the others, so a version that takes seconds for each page delays only its own (decision 072).
 */
const OF_SERVER = { atOnce: 3, atOnceForOne: 3, spare: 1, waiting: 64, waitingForOne: 3, patienceMs: 5_000, isPatient: true };
const MOST_VERSIONS = 64;

/**
 * What costs is a page that no cache has: one visitor may have so many made at once, and the server so many for all of them; the others are told to come again before
 * anything is done for them. So the API is asked for as much as it answers in time, though it counts the calls of this server as the shop's own.
 */
export function createPageTurns(): PageTurns {
  const isPressed = createPressure();
  const versions = new LRUCache<string, FairTurns>({ max: MOST_VERSIONS, memoMethod: () => createFairTurns({ ...OF_VERSION, isPressed }) });
  const server = createFairTurns(OF_SERVER);
  /** By page: whether the first who asks for it gets a turn. */
  const leading = new Map<string, Promise<boolean>>();

  async function take(version: string, visitor: string, gone: AbortSignal): Promise<(() => void) | null> {
    const endOfVersion = await versions.memo(version).take(visitor, gone);
    if (endOfVersion === null) return null;
    const endOfServer = await server.take(version, gone);
    if (endOfServer === null) endOfVersion();
    return (
      endOfServer &&
      (() => {
        endOfServer();
        endOfVersion();
      })
    );
  }

  return {
    async run(request, reply, asked, make) {
      const key = `${payloadKey(asked)}\n${cartKey(asked)}`;
      for (let leader = leading.get(key); leader; leader = leading.get(key)) {
        // Renders are made once for all who ask.
        if (await leader) return make();
        // Sent away, or gone: the next of them asks for the turn, and the others wait for it.
        if (leading.get(key) === leader) leading.delete(key);
      }
      const turn = take(versionOf(asked), networkOf(request.ip), whenGone(reply.raw));
      const lead = turn.then((release) => release !== null);
      leading.set(key, lead);
      const release = await turn;
      try {
        return release && (await make());
      } finally {
        if (leading.get(key) === lead) leading.delete(key);
        release?.();
      }
    },
    stats() {
      const { working } = server.stats();
      const all = [...versions.values()].map((turns) => turns.stats());
      return { working, waiting: all.reduce((sum, one) => sum + one.working + one.waiting, -working) };
    },
  };
}

/** The version that renders the page; the shell's where no remote owns the address. */
function versionOf({ composition, owned }: AskedPage): string {
  const { remote, version } = composition.release(owned?.owner ?? 'shell') ?? { remote: 'shell', version: '' };
  return `${remote}@${version}`;
}
