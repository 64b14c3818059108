import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies, ownNode, root } from './dependencies.mjs';

/** Installs what is missing, then runs a script of ours on the Node that came with the dependencies. */
export function runOnOwnNode(script) {
  ensureDependencies();
  const bin = path.join(root, 'node_modules/.bin');
  const env = { ...process.env, PATH: [path.dirname(ownNode), bin, process.env.PATH].join(path.delimiter) };
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
