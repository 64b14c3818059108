import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { Value } from 'typebox/value';
import { type Refusal, refuse } from '../refusals/index.ts';
import { listSchemaErrors } from '../store/index.ts';
import { findModules, permissionsFor } from './probe-permissions.ts';
import type { ProbeReport, ProbeTask } from './probe-worker.ts';
import type { Renders } from './renders.ts';

/** What to load and render, and how long to wait for all of it. */
export interface ProbeOptions {
  readonly file: string;
  readonly renders: Renders;
  /** A file from whose place `react` and the other allowed modules are found. */
  readonly modulesFrom: string;
  readonly deadlineMs?: number;
}

/**
 * Loads a server file as the render pool will and renders everything of it once, in a thread that may loop or throw without harm.
 * It has the powers of a render thread: the language, no file but the packages it may require, no process, no environment.
 * Calls of the API fail there: what comes must be a whole page nevertheless.
 */
export async function probeServerFile({ file, renders, modulesFrom, deadlineMs = 20_000 }: ProbeOptions): Promise<Refusal[]> {
  const { exportName, inputs } = renders;
  const modules = findModules(modulesFrom);
  const task: ProbeTask = { file, code: await readFile(file, 'utf8'), exportName, inputs: inputs.map(({ input }) => input), modules };
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), {
    workerData: task,
    env: { NODE_ENV: 'production' },
    execArgv: permissionsFor(modules),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const { promise, resolve } = Promise.withResolvers<Refusal[]>();
  const found: Refusal[] = [];
  let loaded = false;
  let done = 0;
  const end = (reason: string) => resolve([...found, stopped(reason)]);
  const stopped = (reason: string): Refusal =>
    loaded
      ? refuse('render-broken', { rendered: inputs[done]?.rendered ?? 'its pages', reason })
      : refuse('server-file-broken', { reason });
  const timer = setTimeout(() => end(`it did not finish ${loaded ? 'rendering' : 'loading'} within ${deadlineMs} ms`), deadlineMs);
  worker.on('message', (report: ProbeReport) => {
    if (report.type === 'unusable') return end(report.reason);
    loaded = true;
    if (report.type === 'rendered') found.push(...judge(renders, done++, report));
    if (done === inputs.length) resolve(found);
  });
  worker.once('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.once('exit', () => end(`it ended its thread while ${loaded ? 'rendering' : 'loading'}`));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

type Rendered = Extract<ProbeReport, { readonly type: 'rendered' }>;

function judge({ inputs, answer }: Renders, index: number, { output, reason }: Rendered): Refusal[] {
  const rendered = inputs[index]?.rendered ?? '';
  if (reason !== null) return [refuse('render-broken', { rendered, reason })];
  if (Value.Check(answer, output)) return [];
  const problem = output === undefined || output === null ? `it gave ${output}` : listSchemaErrors(answer, output).join('; ');
  return [refuse('render-broken', { rendered, reason: problem })];
}
