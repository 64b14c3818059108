import path from 'node:path';
import { type Child, dataEnvironment, startApi, startChild, startShop } from '../../scripts/environment/index.ts';
import { measure, median, quantile, type Way, warmUp } from './measure.ts';

const MAX_RATIO = 1;
/** Short turns, and many: a busy second of the machine falls on both sides, and what is collected once in a thousand pages counts. */
const JUDGED = { rounds: 40, pages: 50 };
const OTHERS = { rounds: 5, pages: 200 };

/** CPU is judged, not time: a busy machine may take long over a page. */
const SETTINGS = {
  RENDER_DEADLINE_MS: '60000',
  API_DEADLINE_MS: '60000',
  RENDER_PROCESSES: '1',
  LOG_LEVEL: 'silent',
  API_LOG_LEVEL: 'silent',
};
const READY_WITHIN_MS = 60_000;

type Environment = Readonly<Record<string, string | undefined>>;

const DIRECTLY = 'rendered directly';
const NOTHING_CACHED = 'composed, nothing cached';

interface Measured extends Way {
  readonly isDirect?: boolean;
}

const JUDGED_WAYS: Readonly<Record<string, Measured>> = {
  [DIRECTLY]: { isDirect: true, unique: true, encoding: 'identity' },
  [NOTHING_CACHED]: { unique: true, encoding: 'identity' },
};
const OTHER_WAYS: Readonly<Record<string, Measured>> = {
  'composed, nothing cached, brotli': { unique: true, encoding: 'br' },
  'composed, cached': { encoding: 'identity' },
  'composed, cached, brotli': { encoding: 'br' },
  'composed, cached, 304': { encoding: 'br', revalidates: true },
};

/** Prints CPU per page of all ways and their ratio to the first; gives the exit code: 1 when the composition costs too much. */
export async function runBench(page: string, env: Environment): Promise<number> {
  const servers: Child[] = [];
  const started = async (starting: Promise<Child>): Promise<Child> => {
    const child = await starting;
    servers.push(child);
    return child;
  };
  const dataDir = path.resolve(env['VITRAVA_DATA_DIR'] || '.data');
  const options = { dataDir, port: 0, apiPort: 0, acquirerPort: 0, env: SETTINGS };
  try {
    const apiUrl = env['API_BASE_URL'] || (await started(startApi(options, 'http://127.0.0.1:9'))).url;
    const direct = await started(
      startChild({
        name: 'The direct server',
        script: 'proof/bench/direct-server.ts',
        env: { ...dataEnvironment(dataDir), ...SETTINGS, NODE_ENV: 'production', API_BASE_URL: apiUrl },
        logFile: path.join(dataDir, 'logs/direct.log'),
        readyWithinMs: READY_WITHIN_MS,
      }),
    );
    const composed = await started(startShop(options, apiUrl));
    for (const server of [direct, composed]) await warmUp(server, page);
    const judged = await measureInTurns(page, JUDGED_WAYS, JUDGED, { direct, composed });
    const others = await measureInTurns(page, OTHER_WAYS, OTHERS, { direct, composed });
    const base = mean(judged.get(DIRECTLY) ?? []);
    // Means where turns are short, since not every turn has its share of what V8 collects; medians of the long ones.
    const costs = new Map([...judged].map(([name, values]) => [name, mean(values)]));
    for (const [name, values] of others) costs.set(name, median(values));
    for (const [name, ms] of costs) {
      print(
        `${page} ${name}: ${ms.toFixed(2)} ms CPU per page, ${(1000 / ms).toFixed(0)} pages per CPU second, ratio ${(ms / base).toFixed(2)}`,
      );
    }
    const ofRounds = (judged.get(NOTHING_CACHED) ?? []).map((ms, round) => ms / (judged.get(DIRECTLY)?.[round] ?? 0));
    // The cache is not the composition: the page that finds nothing in it is the one that is judged.
    const ratio = (costs.get(NOTHING_CACHED) ?? 0) / base;
    print(
      `nothing cached: ${ratio.toFixed(2)} times the direct render, at most ${MAX_RATIO.toFixed(1)}; of ${ofRounds.length} turns half are between ${quantile(ofRounds, 1 / 4).toFixed(2)} and ${quantile(ofRounds, 3 / 4).toFixed(2)}`,
    );
    return ratio <= MAX_RATIO ? 0 : 1;
  } finally {
    for (const server of servers) await server.kill();
  }
}

interface Servers {
  readonly direct: Child;
  readonly composed: Child;
}

/** CPU per page in milliseconds of each way, round by round. In turns, so that a busy moment of the machine falls on all. */
async function measureInTurns(
  page: string,
  ways: Readonly<Record<string, Measured>>,
  { rounds, pages }: { readonly rounds: number; readonly pages: number },
  { direct, composed }: Servers,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const figures = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, way] of Object.entries(ways)) {
      figures.get(name)?.push(await measure(way.isDirect ? direct : composed, page, way, pages));
    }
  }
  return figures;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
