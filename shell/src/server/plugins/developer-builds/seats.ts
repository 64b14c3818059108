import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShopProcess } from '@vitrava/delivery/shop-process';
import type { DeveloperPass } from '@vitrava/delivery/signed-tokens';
import { createDirectoryStore, type ReleaseStore } from '@vitrava/delivery/store';

/** What one developer's key has opened: a store of working builds, and a server that shows them. */
export interface Seat {
  readonly store: ReleaseStore;
  /** The version of the last build; null before the first. */
  version(): string | null;
  /** Another build is there: open pages are notified. */
  shown(version: string): void;
  /** Calls back with the version, now and after each build. Returns a function that stops it. */
  follow(listener: (version: string) => void): () => void;
  /** Address of its server, which is started when there is none. */
  serverUrl(): Promise<string>;
}

export interface SeatsOptions {
  readonly folder: string;
  readonly max: number;
  readonly startShop: (workingStoreDir: string) => Promise<ShopProcess>;
  readonly now?: () => number;
}

export interface Seats {
  /** The seat of a key; null when all are taken. */
  take(pass: DeveloperPass): Seat | null;
  /** The seat of a key that has uploaded a build; null when there is none. */
  find(id: string): Seat | null;
  /** Ends the servers of developers who have left, and drops those whose keys have expired. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface TakenSeat extends Seat {
  readonly expiresAt: number;
  usedAt(): number;
  stop(): Promise<void>;
}

/** After so long without a request a developer's server ends; the next request starts it again. */
const IDLE_MS = 10 * 60 * 1000;

export function createSeats({ folder, max, startShop, now = Date.now }: SeatsOptions): Seats {
  const seats = new Map<string, TakenSeat>();
  const folderOf = (id: string) => join(folder, id);
  const hasEnded = ({ expiresAt }: TakenSeat) => expiresAt <= now();

  async function remove(id: string, seat: TakenSeat): Promise<void> {
    seats.delete(id);
    await seat.stop();
    // What cannot be removed now is removed at the next start.
    await rm(folderOf(id), { recursive: true, force: true }).catch(() => undefined);
  }

  return {
    take({ id, expiresAt }) {
      const known = seats.get(id);
      if (known) return known;
      const idle = [...seats].find(([, seat]) => hasEnded(seat) || now() - seat.usedAt() > IDLE_MS);
      if (idle && seats.size >= max) void remove(...idle);
      if (seats.size >= max) return null;
      const seat = createSeat(folderOf(id), Date.parse(expiresAt), startShop, now);
      seats.set(id, seat);
      return seat;
    },
    find(id) {
      const seat = seats.get(id);
      return seat && !hasEnded(seat) ? seat : null;
    },
    async sweep() {
      for (const [id, seat] of seats) {
        if (hasEnded(seat)) await remove(id, seat);
        else if (now() - seat.usedAt() > IDLE_MS) await seat.stop();
      }
    },
    async close() {
      await Promise.all([...seats].map(([id, seat]) => remove(id, seat)));
    },
  };
}

function createSeat(folder: string, expiresAt: number, startShop: SeatsOptions['startShop'], now: () => number): TakenSeat {
  const listeners = new Set<(version: string) => void>();
  let version: string | null = null;
  let starting: Promise<ShopProcess> | null = null;
  let usedAt = now();

  function start(): Promise<ShopProcess> {
    const started = startShop(folder);
    const drop = () => {
      if (starting === started) starting = null;
    };
    void started.then(({ ended }) => ended.then(drop), drop);
    return started;
  }

  return {
    expiresAt,
    store: createDirectoryStore(folder),
    version: () => version,
    shown(next) {
      usedAt = now();
      version = next;
      for (const listener of listeners) listener(next);
    },
    follow(listener) {
      if (version !== null) listener(version);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async serverUrl() {
      usedAt = now();
      starting ??= start();
      return (await starting).url;
    },
    usedAt: () => usedAt,
    async stop() {
      const running = await starting?.catch(() => null);
      await running?.stop();
    },
  };
}
