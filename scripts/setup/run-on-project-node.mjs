import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, projectNode, root } from './dependencies.mjs';

const PARENT_CHECKED_EVERY_MS = 500;

/** Installs what is missing, then runs a script of ours on the Node that came with the dependencies. */
export function runOnProjectNode(script) {
  ensureDependencies();
  const env = projectEnvironment();
  const child = spawn(projectNode, [path.join(root, script), ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  endWithShell(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`${projectNode} does not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/**
 * npm starts its scripts in a shell, and where that does not replace itself a signal to npm ends npm and the shell
 * alone: the children of this process would continue without a way to stop them. Without npm nothing is watched: the
 * starter of a background script may end.
 */
function endWithShell(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    end();
  }, PARENT_CHECKED_EVERY_MS).unref();
}

/** The same, without a second process where this one runs on that Node already: `npx` starts its programs so. */
export async function loadOnProjectNode(script) {
  ensureDependencies();
  if (realpathSync(process.execPath) !== realpathSync(projectNode)) return runOnProjectNode(script);
  Object.assign(process.env, projectEnvironment());
  process.chdir(root);
  return import(pathToFileURL(path.join(root, script)).href);
}

function projectEnvironment() {
  const bin = path.join(root, 'node_modules/.bin');
  return { ...process.env, PATH: [path.dirname(projectNode), bin, process.env.PATH].join(path.delimiter) };
}
