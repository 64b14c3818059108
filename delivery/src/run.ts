import { runCommand } from './cli/index.ts';
import { restrictUmask } from './data-folder/index.ts';
import { openSignedStore } from './signing/index.ts';

/** Runs one command line of `vitrava`; gives its exit code. `root`: the folder with remotes, for relative places. */
export function runVitrava(args: readonly string[], root: string, env: Readonly<Record<string, string | undefined>>): Promise<number> {
  restrictUmask(env, root);
  return runCommand(args, {
    openStore: () => openSignedStore(env, root),
    root,
    env,
    // A server is loaded by the command that is one.
    serveReleaseApi: async (options) => (await import('./release-api/index.ts')).serveReleaseApi(options, env, root),
  });
}
