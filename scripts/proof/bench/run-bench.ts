import { MEMORY_ARGUMENTS, MEMORY_ENVIRONMENT } from '../../../shell/src/server/memory-settings.ts';
import { startApi } from './api-process.ts';
import { measure, type Way, warmUp } from './measure.ts';
import { type MeasuredServer, startServer } from './server-process.ts';

const MAX_RATIO = 1;
const ROUNDS = 5;

/** CPU is judged, not time: a busy machine may take long over a page. */
export const PATIENT = { RENDER_DEADLINE_MS: '60000', API_DEADLINE_MS: '60000' };

type Environment = Readonly<Record<string, string | undefined>>;

const DIRECTLY = 'rendered directly';
const NOTHING_CACHED = 'composed, nothing cached';

interface Measured extends Way {
  readonly isDirect?: boolean;
}

const WAYS: Readonly<Record<string, Measured>> = {
  [DIRECTLY]: { isDirect: true, unique: true, encoding: 'identity' },
  [NOTHING_CACHED]: { unique: true, encoding: 'identity' },
  'composed, nothing cached, brotli': { unique: true, encoding: 'br' },
  'composed, cached': { encoding: 'identity' },
  'composed, cached, brotli': { encoding: 'br' },
  'composed, cached, 304': { encoding: 'br', revalidates: true },
};

/** Prints CPU per page of all ways and their ratio to the first; gives the exit code: 1 when the composition costs too much. */
export async function runBench(path: string, env: Environment): Promise<number> {
  const api = await startApi(env);
  const settings = { ...env, ...PATIENT, NODE_ENV: 'production', LOG_LEVEL: 'silent', API_BASE_URL: api.url, RENDER_THREADS: '1' };
  const direct = await startServer(new URL('./direct-server.ts', import.meta.url), settings);
  // As production starts it: what its memory settings cost is a part of what a page costs.
  const composed = await startServer(
    new URL('./composed-server.ts', import.meta.url),
    { ...settings, ...MEMORY_ENVIRONMENT },
    MEMORY_ARGUMENTS,
  );
  try {
    const costs = await measureInTurns(path, direct, composed);
    const base = costs.get(DIRECTLY) ?? 0;
    for (const [name, ms] of costs) {
      print(
        `${path} ${name}: ${ms.toFixed(2)} ms CPU per page, ${(1000 / ms).toFixed(0)} pages per CPU second, ratio ${(ms / base).toFixed(2)}`,
      );
    }
    // The cache is not the composition: the page that finds nothing in it is the one that is judged.
    const ratio = (costs.get(NOTHING_CACHED) ?? 0) / base;
    print(`nothing cached: ${ratio.toFixed(2)} times the direct render, at most ${MAX_RATIO.toFixed(1)}`);
    return ratio <= MAX_RATIO ? 0 : 1;
  } finally {
    for (const { stop } of [direct, composed, api]) stop();
  }
}

/** Medians. In turns, so that a busy minute of the machine falls on all. */
async function measureInTurns(path: string, direct: MeasuredServer, composed: MeasuredServer): Promise<ReadonlyMap<string, number>> {
  const figures = new Map<string, number[]>(Object.keys(WAYS).map((name) => [name, []]));
  for (const server of [direct, composed]) await warmUp(server, path);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, way] of Object.entries(WAYS)) {
      figures.get(name)?.push(await measure(way.isDirect ? direct : composed, path, way));
    }
  }
  return new Map([...figures].map(([name, values]) => [name, median(values)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
