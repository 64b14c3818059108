import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from './testing/free-port.ts';

const START_TIMEOUT_MS = 120_000;

interface Finished {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Starts real processes: the line for the starter, the lock, the settings command, the clean stop. */
describe('the process', () => {
  const running = new Set<ChildProcess>();
  let env: NodeJS.ProcessEnv = {};

  beforeAll(async () => {
    const { DATABASE_URL: _url, API_SECRET: _secret, API_ADMIN_TOKEN: _token, ...rest } = process.env;
    env = {
      ...rest,
      DATA_DIR: await mkdtemp(path.join(tmpdir(), 'vitrava-main-')),
      API_PORT: String(await freePort()),
      API_METRICS_PORT: '0',
      NODE_ENV: 'test',
    };
  });

  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(String(env.DATA_DIR), { recursive: true, force: true });
  });

  function run(
    file: string,
    args: readonly string[] = [],
  ): { child: ChildProcess; firstLine: Promise<string>; finished: Promise<Finished> } {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let out = '';
    let errors = '';
    child.stderr?.on('data', (part) => {
      errors += part;
    });
    const finished = new Promise<Finished>((resolve) => {
      child.on('close', (code) => {
        running.delete(child);
        resolve({ code, out, errors });
      });
    });
    const firstLine = new Promise<string>((resolve, reject) => {
      child.stdout?.on('data', (part) => {
        out += part;
        if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
      });
      finished.then(() => reject(new Error(`${file} ended before it said anything: ${errors}`)), reject);
    });
    firstLine.catch(() => {});
    return { child, firstLine, finished };
  }

  it(
    'The process serves an empty catalogue without a seed, prints its address in one line, holds its database alone, takes settings and stops cleanly',
    async () => {
      const server = run('main.ts');
      const { url, metrics, ...rest } = JSON.parse(await server.firstLine) as { url: string; metrics: string };
      expect(rest).toEqual({ ready: 'reference-api', database: 'pglite' });
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      expect(await (await fetch(`${url}/api/search/?page_size=1`)).json()).toMatchObject({ count: 0, results: [] });
      expect((await fetch(`${url}/api/company/`)).status).toBe(200);
      expect((await fetch(`${url}/api/media/scene/winter-sun/640.webp`)).status).toBe(404);

      const figures = await (await fetch(metrics)).text();
      for (const figure of ['vitrava_api_database_query_seconds_count{outcome="answered"} ', 'vitrava_api_outbox{of="waiting"} 0'])
        expect(figures).toContain(figure);

      expect((await run('cms.ts', ['set', 'CMS_TG_BOT', 'true']).finished).code).toBe(0);
      expect(await (await fetch(`${url}/api/settings/?keys=CMS_TG_BOT`)).json()).toEqual({ CMS_TG_BOT: true });
      const refused = await run('cms.ts', ['set', 'CMS_PAGE_SIZE', '0']).finished;
      expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining('400') });

      const second = await run('main.ts').finished;
      // A sentence, and nothing about its place in the program.
      expect(second).toMatchObject({ code: 1, errors: expect.stringMatching(/^The database is in use by process \d+ \([^\n]*\n$/) });

      server.child.kill('SIGTERM');
      const stopped = await server.finished;
      expect(stopped.code).toBe(0);
      expect(stopped.out.trim().split('\n')).toHaveLength(1);
    },
    START_TIMEOUT_MS,
  );
});
