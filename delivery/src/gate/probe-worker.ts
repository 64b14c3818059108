import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { reduceGlobals } from '../sandbox/index.ts';

/** What the gate asks the worker to load, and with what to call it. */
export interface ProbeTask {
  /** Its path, for messages; it comes as text, since the worker may not read it. */
  readonly file: string;
  readonly code: string;
  readonly exportName: string;
  readonly inputs: readonly unknown[];
  /** Where the modules lie that it may require, by name; null for one that is not installed. */
  readonly modules: Readonly<Record<string, string | null>>;
}

/** What the worker reports: the file is loaded or of no use, then each render in the order of the inputs. */
export type ProbeReport =
  | { readonly type: 'unusable'; readonly reason: string }
  | { readonly type: 'loaded' }
  | { readonly type: 'rendered'; readonly output: unknown; readonly reason: string | null };

type Render = (input: unknown) => unknown;

const { file, code, exportName, inputs, modules } = workerData as ProbeTask;
const report = (message: ProbeReport) => parentPort?.postMessage(message);

/** Loaded before the file is, while the thread still has what a module may ask for when it begins. */
const offered = new Map(Object.entries(modules).map(([name, place]) => [name, place === null ? null : createRequire(place)(place)]));

function requireGuarded(name: string): unknown {
  const module: unknown = offered.get(name);
  if (module) return module;
  if (module === null) throw new Error(`it requires "${name}", which is not installed here`);
  throw new Error(`it requires "${name}", which the server does not offer: bundle it`);
}

function load(): Render {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: file })(module, module.exports, requireGuarded);
  const render = module.exports?.[exportName];
  if (typeof render !== 'function') throw new Error(`it does not export a function ${exportName}`);
  return render as Render;
}

/** No page reaches anything from here; one that needs data has to say that it has none. */
globalThis.fetch = async () => {
  throw new TypeError('fetch failed');
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function renderOne(render: Render, input: unknown): Promise<ProbeReport> {
  try {
    // As text, for what a page gives leaves the render thread so.
    const text = JSON.stringify(await render(input));
    return { type: 'rendered', output: text === undefined ? undefined : JSON.parse(text), reason: null };
  } catch (error) {
    return { type: 'rendered', output: null, reason: reasonOf(error) };
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
if (render) for (const input of inputs) report(await renderOne(render, input));
