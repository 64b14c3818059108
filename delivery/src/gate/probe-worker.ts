import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** What the gate asks the worker to load, and with what to call it. */
export interface ProbeTask {
  readonly file: string;
  readonly exportName: string;
  readonly inputs: readonly unknown[];
  readonly allowed: readonly string[];
  /** A file from whose place the allowed modules are found. */
  readonly modulesFrom: string;
}

/** What the worker reports: the file is loaded or of no use, then each render in the order of the inputs. */
export type ProbeReport =
  | { readonly type: 'unusable'; readonly reason: string }
  | { readonly type: 'loaded' }
  | { readonly type: 'rendered'; readonly output: unknown; readonly reason: string | null };

type Render = (input: unknown) => unknown;

const { file, exportName, inputs, allowed, modulesFrom } = workerData as ProbeTask;
const requireAllowed = createRequire(modulesFrom);
const report = (message: ProbeReport) => parentPort?.postMessage(message);

function requireGuarded(name: string): unknown {
  if (allowed.includes(name)) return requireAllowed(name);
  throw new Error(`it requires "${name}", which the server does not offer: bundle it`);
}

function load(): Render {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(module, module.exports, requireGuarded);
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

let render: Render | null = null;
try {
  render = load();
  report({ type: 'loaded' });
} catch (error) {
  report({ type: 'unusable', reason: reasonOf(error) });
}
if (render) for (const input of inputs) report(await renderOne(render, input));
