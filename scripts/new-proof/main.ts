import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { copyWorkspace } from '../workspace-copy/index.ts';

/*
 * npm run new:proof, after a build, and a step of the gate: makes a remote from nothing, releases it into a running shop and asks for its
 * page in both languages; then a page and a fragment; then runs over it what the gate runs over every remote. All of it happens in a copy of the
 * workspace.
 */

const copy = await copyWorkspace({ builds: true });
try {
  const endWithParent = path.join(import.meta.dirname, '../environment/end-with-parent.mjs');
  const inside = spawn(process.execPath, ['--import', endWithParent, path.join(copy.root, 'scripts/new-proof/inside.ts')], {
    cwd: copy.root,
    env: ownEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A process group of its own, which it ends as a whole.
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => inside.kill(signal));
  const [code] = (await once(inside, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
} finally {
  await copy.remove();
}

/** Without what npm and nx hand to the commands they start about the workspace they run in. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const others = /^(?:NX_|INIT_CWD$|npm_package_|npm_lifecycle_|npm_config_local_prefix$)/;
  return { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !others.test(name))), NX_NO_CLOUD: 'true' };
}
