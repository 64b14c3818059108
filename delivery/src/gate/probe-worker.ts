import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** What the gate asks the worker to load. */
export interface ProbeTask {
  readonly file: string;
  readonly exportName: string;
  readonly allowed: readonly string[];
  /** A file from whose place the allowed modules are found. */
  readonly modulesFrom: string;
}

const { file, exportName, allowed, modulesFrom } = workerData as ProbeTask;
const requireAllowed = createRequire(modulesFrom);

function requireGuarded(name: string): unknown {
  if (allowed.includes(name)) return requireAllowed(name);
  throw new Error(`it requires "${name}", which the server does not offer: bundle it`);
}

function probe(): string | null {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], { filename: file })(module, module.exports, requireGuarded);
  return typeof module.exports?.[exportName] === 'function' ? null : `it does not export a function ${exportName}`;
}

let reason: string | null;
try {
  reason = probe();
} catch (error) {
  reason = error instanceof Error ? error.message : String(error);
}
parentPort?.postMessage({ reason });
