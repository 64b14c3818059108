import type { ExperimentRun, Observation, ResultsCollector } from './observation.ts';

/** What a server collects with. */
export interface CollectOptions {
  readonly collector: ResultsCollector;
  /** How long observations wait to be written together; 1000 by default. */
  readonly batchMs?: number;
  readonly onFailure?: (error: unknown) => void;
}

const BATCH_MS = 1000;
const MAX_WAITING = 10_000;
const REMEMBERED = 100_000;

/** Hands observations on in batches. */
export interface Collecting {
  /** Never waits. A recent record is not written again; beyond 10,000 waiting ones the newest are dropped. */
  note(run: ExperimentRun, observation: Observation): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Collects the observations of a server. A batch that cannot be written waits for the next one. */
export function createCollecting({ collector, batchMs = BATCH_MS, onFailure = () => undefined }: CollectOptions): Collecting {
  const recorded = new Set<string>();
  const opened = new Map<string, string>();
  let waiting: Observation[] = [];
  let unopened: ExperimentRun[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const [batch, runs] = [waiting, unopened];
    [waiting, unopened] = [[], []];
    try {
      for (const run of runs) await collector.open(run);
      if (batch.length > 0) await collector.note(batch);
    } catch (error) {
      onFailure(error);
      unopened = [...runs, ...unopened];
      waiting = [...batch, ...waiting].slice(0, MAX_WAITING);
    }
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    writing = writing.then(write);
    return writing;
  }

  return {
    note(run, observation) {
      const content = JSON.stringify(run);
      if (opened.get(run.id) !== content) unopened.push(run);
      opened.set(run.id, content);
      const key = JSON.stringify(observation);
      if (recorded.has(key) || waiting.length >= MAX_WAITING) return;
      // A dropped one may be written twice, which changes nothing.
      if (recorded.size >= REMEMBERED) recorded.clear();
      // A goal before the arm was shown does not count, and the same goal after it does.
      const place = `${observation.run} ${observation.visitor}`;
      if (observation.type === 'shown' || recorded.has(place)) recorded.add(key).add(place);
      waiting.push(observation);
      timer ??= setTimeout(() => void flush(), batchMs).unref();
    },
    flush,
    async close() {
      await flush();
      await collector.close();
    },
  };
}
