import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { parse } from 'acorn';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import { SHELL } from './live-releases.ts';
import type { LoadReport, ScriptToLoad } from './load-worker.ts';
import { permissionsFor } from './probe-permissions.ts';

const DEADLINE_MS = 10_000;

/**
 * Every script of a remote can be loaded: it runs once in a thread whose browser objects do nothing, because the machine
 * that releases may have no browser. Modules inside a chunk run when a page needs them, so that their faults are found
 * where the server renders them. The shell's scripts are not run: they start the shop.
 */
export async function checkLoading(remote: string, folder: string, files: readonly DistFile[]): Promise<Refusal[]> {
  const scripts = files.filter(({ path }) => /^browser\/.*\.m?js$/.test(path));
  if (remote === SHELL || scripts.length === 0) return [];
  const place = await realpath(folder);
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), {
    workerData: scripts.map((file) => toScript(place, file)),
    env: { NODE_ENV: 'production' },
    execArgv: permissionsFor({}, [join(place, 'browser')]),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // Unread output would pile up.
  for (const stream of [worker.stdout, worker.stderr]) stream.resume();
  const faults: Refusal[] = [];
  let loading = '';
  const ended = new Promise<string | null>((end) => {
    worker.on('message', (report: LoadReport) => {
      if (report.type === 'loading') loading = report.file;
      else if (report.type === 'threw') faults.push(refuse('script-throws', { file: report.file, reason: report.reason }));
      else end(null);
    });
    worker.once('error', (error) => end(error instanceof Error ? error.message : String(error)));
    worker.once('exit', () => end('it ended its thread'));
  });
  const reason = await Promise.race([ended, sleep(DEADLINE_MS, `it did not finish within ${DEADLINE_MS} ms`, { ref: false })]);
  await worker.terminate();
  return reason === null ? faults : [...faults, refuse('script-throws', { file: loading, reason })];
}

function toScript(folder: string, { path, content }: DistFile): ScriptToLoad {
  const code = content.toString('utf8');
  return { file: path, url: pathToFileURL(join(folder, path)).href, code: isModule(code) ? null : code };
}

function isModule(code: string): boolean {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
    return false;
  } catch {
    return true;
  }
}
