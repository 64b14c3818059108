import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { GenerationServerModule } from '@vitrava/shared-kit/contracts/page';
import { lostInJson, reduceGlobals } from '../sandbox/index.ts';
import type { ProbeReport } from './probe-report.ts';

/** The server file that the worker loads, and the export that it calls. */
export interface ProbeTask {
  /** Its path, for messages; it comes as text, since the worker may not read it. */
  readonly file: string;
  readonly code: string;
  readonly exportName: string;
  /** Where the modules lie that it may require, by name; null for one that is not installed. */
  readonly modules: Readonly<Record<string, string | null>>;
  /** The server file of the container of its generation, whose modules come instead. */
  readonly container: { readonly file: string; readonly code: string } | null;
}

/** What the API answers, as far as a render sees it. */
export interface ProbeResponse {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** The gate's message: something to render, or the answer to a call of a render; null when there is none. */
export type ProbeOrder =
  | { readonly type: 'render'; readonly input: unknown; readonly hasApi: boolean }
  | { readonly type: 'answer'; readonly id: number; readonly answer: ProbeResponse | null };

type Render = (input: unknown) => unknown;

const { file, code, exportName, modules, container } = workerData as ProbeTask;
const report = (message: ProbeReport) => parentPort?.postMessage(message);

/** Loaded before the file is, while the thread still has the modules that a module may request at its start. */
const offered = new Map<string, unknown>(
  Object.entries(modules).map(([name, place]) => [name, place === null ? null : createRequire(place)(place)]),
);

function requireGuarded(name: string): unknown {
  const module: unknown = offered.get(name);
  if (module) return module;
  if (module === null) throw new Error(`it requires "${name}", which is not installed here`);
  throw new Error(`it requires "${name}", which the server does not offer: bundle it`);
}

function evaluate(filename: string, text: string): Record<string, unknown> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  compileFunction(text, ['module', 'exports', 'require'], { filename })(module, module.exports, requireGuarded);
  return module.exports;
}

function load(): Render {
  if (container) {
    const { modules } = evaluate(container.file, container.code) as unknown as GenerationServerModule;
    for (const [name, module] of Object.entries(modules())) offered.set(name, module);
  }
  const render = evaluate(file, code)?.[exportName];
  if (typeof render !== 'function') throw new Error(`it does not export a function ${exportName}`);
  return render as Render;
}

/** Whether the rendered page has an API. Without one a page that needs data has to show that it has none. */
let hasApi = false;
let requested = 0;
const waiting = new Map<number, (answer: ProbeResponse | null) => void>();

/** There is no network here: the gate answers. */
globalThis.fetch = async (input, init) => {
  if (!hasApi) throw new TypeError('fetch failed');
  const { url, method, headers, signal } = new Request(input, init);
  const id = ++requested;
  const answer = await new Promise<ProbeResponse | null>((resolve, reject) => {
    waiting.set(id, resolve);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    report({ type: 'request', id, method, url, language: headers.get('accept-language') ?? '' });
  }).finally(() => waiting.delete(id));
  if (!answer) throw new TypeError('fetch failed');
  return new Response(answer.status === 204 ? null : answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function renderOne(render: Render, input: unknown): Promise<ProbeReport> {
  try {
    const output = await render(input);
    // As text, for what a page gives leaves the render thread so.
    const text = JSON.stringify(output) ?? null;
    const lost = lostInJson((output as { state?: unknown } | null | undefined)?.state);
    return { type: 'rendered', output: text, reason: null, lost };
  } catch (error) {
    return { type: 'rendered', output: 'null', reason: reasonOf(error), lost: null };
  }
}

reduceGlobals();
let render: Render | null = null;
try {
  render = load();
  report({ type: 'loaded' });
} catch (error) {
  report({ type: 'unusable', reason: reasonOf(error) });
}
parentPort?.on('message', (order: ProbeOrder) => {
  if (order.type === 'answer') waiting.get(order.id)?.(order.answer);
  else if (render) {
    ({ hasApi } = order);
    void renderOne(render, order.input).then(report);
  }
});
