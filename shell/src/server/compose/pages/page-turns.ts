import { createFairTurns, type FairTurns, whenGone } from '@vitrava/shared-kit/internal/fair-turns';
import { networkOf } from '@vitrava/shared-kit/internal/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createPressure } from './pressure.ts';

/** Turns for pages that have to be made. */
export interface PageTurns {
  /** Makes the page when its visitor's turn has come; null when there are too many, or the visitor has gone meanwhile. A page that is being made, by `key`, takes no turn of its own. */
  run<Made>(request: FastifyRequest, reply: FastifyReply, key: string, make: () => Promise<Made>): Promise<Made | null>;
  stats(): ReturnType<FairTurns['stats']>;
}

/**
 * A page takes as much longer as others are made beside it, here and in the API: a machine of four cores makes as many in a second with two at once as with three, and each of them sooner
 * (decision 061). One more for somebody else while one visitor has both.
 */
const TURNS = { atOnce: 2, atOnceForOne: 2, spare: 1, waiting: 16, waitingForOne: 6, patienceMs: 5_000 };

/**
 * What costs is a page that no cache has: one visitor may have so many made at once, and the server so many for all of them; the others are told to come again before
 * anything is done for them. So the API is asked for as much as it answers in time, though it counts the calls of this server as the shop's own.
 */
export function createPageTurns(): PageTurns {
  const turns = createFairTurns({ ...TURNS, isPressed: createPressure() });
  /** By page: whether the first who asks for it gets a turn. */
  const leading = new Map<string, Promise<boolean>>();

  return {
    async run(request, reply, key, make) {
      for (let leader = leading.get(key); leader; leader = leading.get(key)) {
        // Renders are made once for all who ask.
        if (await leader) return make();
        // Sent away, or gone: the next of them asks for the turn, and the others wait for it.
        if (leading.get(key) === leader) leading.delete(key);
      }
      const turn = turns.take(networkOf(request.ip), whenGone(reply.raw));
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
    stats: turns.stats,
  };
}
