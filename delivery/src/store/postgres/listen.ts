import type { Client } from 'pg';
import { describeFailure } from './describe-failure.ts';
import { CHANNEL } from './schema.ts';

/** How often a silent connection is checked for life. Also finds a change whose notice was lost. */
const HEARTBEAT_MS = 3_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** What a listener calls. */
export interface ListenHandlers {
  /** When the connection is open, at each change, and at each heartbeat. A rejection counts as a lost connection. */
  readonly changed: () => Promise<void>;
  /** When the database cannot be reached, with a sentence; at each attempt. */
  readonly lost: (reason: string) => void;
}

/**
 * Listens to the changes of the store, over a connection of its own that is opened again whenever it breaks. Returns a
 * function that stops it.
 */
export function listen(url: string, { changed, lost }: ListenHandlers): () => void {
  let stopped = false;
  let client: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let pauseMs = FIRST_PAUSE_MS;

  async function connect(): Promise<void> {
    const { Client: PgClient } = await import('pg');
    if (stopped) return;
    const fresh = new PgClient({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: 3_000,
      application_name: 'vitrava releases',
    });
    client = fresh;
    const fail = (error: unknown) => {
      if (client === fresh) reconnect(error);
    };
    fresh.on('error', fail);
    fresh.on('end', () => fail(new Error('the connection was ended')));
    fresh.on('notification', () => void changed().catch(fail));
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
      await changed();
      pauseMs = FIRST_PAUSE_MS;
      beat(fresh, fail);
    } catch (error) {
      fail(error);
    }
  }

  function beat(current: Client, fail: (error: unknown) => void): void {
    if (stopped || client !== current) return;
    wait(HEARTBEAT_MS, () => {
      current
        .query('SELECT 1')
        .then(changed)
        .then(() => beat(current, fail), fail);
    });
  }

  function reconnect(error: unknown): void {
    drop();
    if (stopped) return;
    lost(describeFailure(url, error).message);
    wait(pauseMs, () => void connect());
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }

  function wait(ms: number, next: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
    timer.unref();
  }

  function drop(): void {
    const old = client;
    client = null;
    old?.end().catch(() => undefined);
  }

  void connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    drop();
  };
}
