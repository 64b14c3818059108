import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, ownNode, root } from './dependencies.mjs';

/** Installs what is missing, then runs a script of ours on the Node that came with the dependencies. */
export function runOnOwnNode(script) {
  ensureDependencies();
  const env = ownEnvironment();
  const child = spawn(ownNode, [path.join(root, script), ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', (error) => {
    console.error(`${ownNode} does not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** The same, without a second process where this one runs on that Node already: `npx` starts its programs so. */
export async function loadOnOwnNode(script) {
  ensureDependencies();
  if (realpathSync(process.execPath) !== realpathSync(ownNode)) return runOnOwnNode(script);
  Object.assign(process.env, ownEnvironment());
  process.chdir(root);
  return import(pathToFileURL(path.join(root, script)).href);
}

function ownEnvironment() {
  const bin = path.join(root, 'node_modules/.bin');
  return { ...process.env, PATH: [path.dirname(ownNode), bin, process.env.PATH].join(path.delimiter) };
}
