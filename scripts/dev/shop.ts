import { existsSync, type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { type Child, type EnvironmentOptions, startShop } from '../environment/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders of the composition server's own code; it runs from its sources. */
const SOURCES = [
  'shell/src/server',
  'shell/src/main-area',
  'shell/src/head',
  'shell/src/brand',
  'shell/locales',
  'delivery/src',
  'console/src',
  'server-kit/src',
  'shared-kit/src/contracts',
];
const SETTLE_MS = 30;

/** The composition server, restarted whenever its code changes. */
export interface DevelopedShop {
  readonly url: () => string;
  /** Settles when no start is under way. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface DevelopedShopOptions {
  readonly options: EnvironmentOptions;
  readonly apiUrl: string;
  /** Null when it runs, else why it does not. */
  readonly onStart: (failure: string | null, ms: number) => void;
}

/** Starts it and watches its code. A version that does not start leaves the one before in place. */
export async function startDevelopedShop({ options, apiUrl, onStart }: DevelopedShopOptions): Promise<DevelopedShop> {
  let child: Child = follow(await startShop(options, apiUrl));
  let timer: NodeJS.Timeout | undefined;
  let restarting: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** A server that fails stays down until its code changes, and reports it. */
  function follow(started: Child): Child {
    void started.ended.then((reason) => {
      if (child === started && !isClosed) onStart(`The composition server ${reason}.`, 0);
    });
    return started;
  }

  async function restart(): Promise<void> {
    if (isClosed) return;
    const startedAt = performance.now();
    try {
      const before = child;
      child = follow(await startShop(options, apiUrl));
      onStart(null, performance.now() - startedAt);
      void before.stop();
    } catch (error) {
      if (!isClosed) onStart(error instanceof Error ? error.message : String(error), performance.now() - startedAt);
    }
  }

  function changed(_event: string, name: string | null): void {
    if (name === null || /\.test\.tsx?$|(?:^|[\\/])testing[\\/]/.test(name) || !/\.(?:tsx?|json)$/.test(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, SETTLE_MS);
  }
  const watchers: FSWatcher[] = SOURCES.map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .map((folder) => watch(folder, { recursive: true }, changed));

  return {
    url: () => child.url,
    settled: () => restarting,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
      await child.stop();
      await restarting;
    },
  };
}
