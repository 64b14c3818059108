import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { SHOP_ENVIRONMENT } from '@vitrava/shared-kit/contracts/shop';
import type { ApiResponses } from './api/index.ts';
import { findModules, permissionsFor } from './probe-permissions.ts';
import { type ProbeReport, readProbeReport } from './probe-report.ts';
import type { ProbeOrder, ProbeResponse, ProbeTask } from './probe-worker.ts';

/** The result of a render, and whether the API answered all of its calls. */
export interface Rendered {
  readonly output: unknown;
  /** Why it threw; null when it did not. */
  readonly reason: string | null;
  readonly lost: string | null;
  readonly hadResponses: boolean;
}

/** A thread with a server file in it. Both rejections are a `Stopped`. */
export interface ProbeThread {
  /** Resolves when the file is loaded. Rejects when it is of no use. */
  readonly loaded: Promise<void>;
  /** Renders one input, over an API when there are responses. Rejects when the thread has ended or the time is over. */
  readonly render: (input: unknown, responses: ApiResponses | null) => Promise<Rendered>;
  readonly close: () => Promise<unknown>;
}

type RequestReport = Extract<ProbeReport, { readonly type: 'request' }>;

/** A whole release sends some hundreds. */
const MOST_MESSAGES = 10_000;

/** Why nothing more comes from a thread, as a part of a sentence. */
export class Stopped extends Error {}

/** Loads a server file in a thread with the powers of a render thread, within `deadlineMs` in all. */
export async function openProbeThread(options: {
  readonly file: string;
  readonly code?: string | undefined;
  readonly exportName: string;
  readonly modulesFrom: string;
  readonly containerFile: string | null;
  readonly deadlineMs: number;
}): Promise<ProbeThread> {
  const { file, exportName, modulesFrom, containerFile, deadlineMs } = options;
  const modules = findModules(modulesFrom);
  const container = containerFile === null ? null : { file: containerFile, code: await readFile(containerFile, 'utf8') };
  const task: ProbeTask = { file, code: options.code ?? (await readFile(file, 'utf8')), exportName, modules, container };
  const worker = new Worker(new URL('./probe-worker.ts', import.meta.url), {
    workerData: task,
    env: { NODE_ENV: 'production', ...SHOP_ENVIRONMENT },
    execArgv: permissionsFor(modules),
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // Unread output would pile up.
  for (const stream of [worker.stdout, worker.stderr]) stream.resume();
  const send = (order: ProbeOrder) => worker.postMessage(order);
  const loading = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<never>();
  let doing = 'loading';
  let messages = 0;
  let rendering: { responses: ApiResponses | null; hadResponses: boolean; done: (rendered: Rendered) => void } | null = null;

  const end = (reason: string) => {
    loading.reject(new Stopped(reason));
    stopping.reject(new Stopped(reason));
    worker.off('message', take);
    void worker.terminate();
  };
  const timer = setTimeout(() => end(`it did not finish ${doing} within ${deadlineMs} ms`), deadlineMs);
  // Waiting callers receive the rejection; without any, it is no unhandled error.
  loading.promise.catch(() => undefined);
  stopping.promise.catch(() => undefined);

  const answer = async (report: RequestReport) => {
    const current = rendering;
    const found = await answerOf(report, current?.responses ?? null);
    if (current && (!found || found.status >= 500 || found.status === 429)) current.hadResponses = false;
    send({ type: 'answer', id: report.id, answer: found });
  };
  const take = (message: unknown) => {
    const report = ++messages > MOST_MESSAGES ? null : readProbeReport(message);
    if (report === null) end(`its thread sent what no render sends while ${doing}`);
    else if (report.type === 'unusable') end(report.reason);
    else if (report.type === 'request') void answer(report);
    else if (report.type === 'loaded') {
      doing = 'rendering';
      loading.resolve();
    } else {
      const output = parsed(report.output);
      if (output === NO_JSON) end(`its thread sent what no render sends while ${doing}`);
      else rendering?.done({ ...report, output, hadResponses: rendering.hadResponses });
    }
  };
  worker.on('message', take);
  worker.once('error', (error) => end(error instanceof Error ? error.message : String(error)));
  worker.once('exit', () => end(`it ended its thread while ${doing}`));

  return {
    loaded: loading.promise,
    render(input, responses) {
      const { promise, resolve } = Promise.withResolvers<Rendered>();
      rendering = { responses, hadResponses: true, done: resolve };
      send({ type: 'render', input, hasApi: responses !== null });
      return Promise.race([promise, stopping.promise]);
    },
    close() {
      clearTimeout(timer);
      return worker.terminate();
    },
  };
}

/** Null where there is no answer: to a change, an address that is no URL, and where the API fails. */
async function answerOf({ method, url, language }: RequestReport, responses: ApiResponses | null): Promise<ProbeResponse | null> {
  const address = URL.parse(url);
  if (method !== 'GET' || address === null) return null;
  return (await responses?.get(`${address.pathname}${address.search}`, language).catch(() => null)) ?? null;
}

const NO_JSON = Symbol('no JSON');

function parsed(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NO_JSON;
  }
}
