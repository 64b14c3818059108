import { startApi } from './api-process.ts';
import { measure } from './measure.ts';
import { startServer } from './server-process.ts';

const MAX_RATIO = 1.1;
const ROUNDS = 3;

type Environment = Readonly<Record<string, string | undefined>>;

/** Prints CPU per page of both ways and their ratio; gives the exit code: 1 when the composition costs too much. */
export async function runBench(path: string, env: Environment): Promise<number> {
  const api = await startApi(env);
  const settings = { ...env, NODE_ENV: 'production', LOG_LEVEL: 'silent', API_BASE_URL: api.url, RENDER_THREADS: '1' };
  const direct = await startServer(new URL('./direct-server.ts', import.meta.url), settings);
  const composed = await startServer(new URL('./composed-server.ts', import.meta.url), settings);
  try {
    // In turns, so that a busy minute of the machine falls on both.
    const figures = { direct: [] as number[], composed: [] as number[], cached: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      figures.direct.push(await measure(direct, path, { unique: true }));
      figures.composed.push(await measure(composed, path, { unique: true }));
      figures.cached.push(await measure(composed, path, { unique: false }));
    }
    const [base, fresh, cached] = [median(figures.direct), median(figures.composed), median(figures.cached)];
    print(`${path} rendered directly:            ${base.toFixed(2)} ms CPU per page`);
    print(`${path} composed, nothing cached:     ${fresh.toFixed(2)} ms, ratio ${(fresh / base).toFixed(2)} (at most ${MAX_RATIO})`);
    print(`${path} composed, as shoppers get it: ${cached.toFixed(2)} ms, ratio ${(cached / base).toFixed(2)}`);
    // The cache is not the composition: the page that finds nothing in it is the one that is judged.
    return fresh / base <= MAX_RATIO ? 0 : 1;
  } finally {
    for (const { stop } of [direct, composed, api]) stop();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
