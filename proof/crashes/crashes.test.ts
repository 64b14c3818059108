import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { product } from '@vitrava/reference-api/database';
import { byOccasion, findBinaries } from '@vitrava/reference-api/testing';
import { findProblems } from './audit.ts';
import { createShopper, type Shopper } from './shopper.ts';
import { receivingWebhook } from './testing/actions.ts';
import { type Environment, openEnvironment } from './testing/environment.ts';
import type { Point } from './testing/gate.ts';
import { SCENARIOS, type Scenario } from './testing/scenarios.ts';
import { until } from './testing/until.ts';

const STOCK = 100_000;
/** What hangs is found out long before. */
const TIMEOUT_MS = 60 * 60_000;

const isInstalled = findBinaries() !== null;
if (!isInstalled) process.stderr.write('crashes: LEFT OUT, because PostgreSQL 15 or newer is not installed here.\n');

/**
 * Real processes, killed (`SIGKILL`) between any two messages that they exchange with PostgreSQL and with each other. Where PostgreSQL cannot be
 * installed there is nothing to kill between: left out there only, and the gate's last lines count what was left out.
 */
(isInstalled ? describe : describe.skip)('a crash', () => {
  let environment: Environment;
  let shopper: Shopper;

  beforeAll(async () => {
    environment = await openEnvironment();
    await environment.startAcquirer();
    // A server that ends in peace leaves its compiled files to those that come after it.
    await environment.startApi('never');
    await environment.endApi('SIGTERM');
    const goods = await environment.database.db.update(product).set({ availability: STOCK }).returning({ id: product.id });
    shopper = createShopper(
      environment.url,
      goods.slice(0, 2).map(({ id }) => id),
    );
    await environment.startApi('never');
  }, TIMEOUT_MS);
  afterAll(() => environment.close(), TIMEOUT_MS);

  /** Plays a scenario, broken off at the point or not at all; afterwards everything has to be right. */
  async function play({ victim, settling, prepare }: Scenario, point: Point | null): Promise<readonly string[]> {
    const { act, recover } = await prepare(environment, shopper);
    const isOfAcquirer = victim === 'acquirer';
    // News beside the act would come at another message each time.
    const dropsWebhooks = prepare !== receivingWebhook;
    // Requests of the shopper's browser to the acquirer are no messages between servers.
    const counted = [
      ...(dropsWebhooks ? [] : ['webhook:']),
      ...(isOfAcquirer ? [] : ['sql:']),
      'acquirer: GET /payments/',
      'acquirer: POST /payments/',
    ];
    environment.state.dropsWebhooks = dropsWebhooks;
    environment.gate.arm({
      point,
      counts: (message) => counted.some((kind) => message.startsWith(kind)),
      crash: () => (isOfAcquirer ? environment.endAcquirer() : environment.endApi('SIGKILL')),
    });
    await act();
    const { messages, hasCrashed } = environment.gate.disarm();
    environment.state.dropsWebhooks = false;
    expect(hasCrashed).toBe(point !== null);
    if (hasCrashed && isOfAcquirer) await environment.startAcquirer();
    const isSettling = hasCrashed && settling === 'soon';
    if (isSettling && isOfAcquirer) await environment.endApi('SIGTERM');
    if (isSettling || (hasCrashed && !isOfAcquirer)) await environment.startApi(settling);
    await recover();
    let problems: readonly string[] = [];
    await until('nothing is wrong', async () => {
      problems = await findProblems(environment, STOCK);
      return problems.length === 0;
    }).catch(() => {});
    expect(problems).toEqual([]);
    if (isSettling) {
      await environment.endApi('SIGTERM');
      await environment.startApi('never');
    }
    return messages;
  }

  it.each(SCENARIOS.map((scenario) => ({ ...scenario })))(
    'loses and doubles nothing: $name',
    async (scenario) => {
      const messages = await play(scenario, null);
      const everywhere = messages.flatMap((_, at) => [{ at, side: 'before' } as const, { at, side: 'after' } as const]);
      const chosen = byOccasion({ usual: scenario.usual(messages), proof: everywhere });
      expect(chosen.length).toBeGreaterThan(0);
      for (const point of chosen) {
        await play(scenario, point).catch((error: Error) => {
          throw new Error(`Killed ${point.side} message ${point.at}, ${messages[point.at]}: ${error.message}`, { cause: error });
        });
      }
    },
    TIMEOUT_MS,
  );
});
