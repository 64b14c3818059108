import { runInThisContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { reduceGlobals } from '../sandbox/index.ts';
import { offerBrowserGlobals } from './browser-globals.ts';

/** A script with its address for imports; `code` is null for a module. */
export interface ScriptToLoad {
  readonly file: string;
  readonly url: string;
  readonly code: string | null;
}

export type LoadReport =
  | { readonly type: 'loading'; readonly file: string }
  | { readonly type: 'threw'; readonly file: string; readonly reason: string }
  | { readonly type: 'done' };

const report = (message: LoadReport) => parentPort?.postMessage(message);

// What fails later, without a browser, is no fault of loading.
process.on('unhandledRejection', () => undefined).on('uncaughtException', () => undefined);
reduceGlobals();
offerBrowserGlobals();
for (const { file, url, code } of workerData as readonly ScriptToLoad[]) {
  report({ type: 'loading', file });
  try {
    // Node imports it, also where the bundler has made one file of the command.
    if (code === null) await import(/* webpackIgnore: true */ url);
    else runInThisContext(code, { filename: file });
  } catch (error) {
    report({ type: 'threw', file, reason: error instanceof Error ? error.message : String(error) });
  }
}
report({ type: 'done' });
