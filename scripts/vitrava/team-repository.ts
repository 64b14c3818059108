import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand, UsageError } from '../../delivery/src/cli/index.ts';
import { openSignedStore } from '../../delivery/src/signing/index.ts';
import { RefusedCommand } from '../new/refusals.ts';
import { newPart, newRepository } from '../new/repository/repository.ts';

/** The part of the packed command line's `package.json` that describes it (scripts/pack/manifests.ts). */
interface PackedFacts {
  readonly vitrava: {
    readonly contracts: { readonly mount: number; readonly bus: number; readonly api: number };
    readonly newRemote: Pick<Parameters<typeof newRepository>[0], 'dependencies' | 'devDependencies'>;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

const STORE_SETTINGS = ['RELEASE_STORE_DIR', 'RELEASE_STORE_URL', 'VITRAVA_DATA_DIR'];
const NO_STORE = Object.fromEntries(STORE_SETTINGS.map((name) => [name, '']));

/** Runs one command line of the packed `vitrava` in the folder `root`, and answers with its exit code. */
export function runInTeamRepository(args: readonly string[], root: string, env: Environment): Promise<number> {
  const isNamed = STORE_SETTINGS.some((name) => env[name]);
  const { contracts, newRemote } = readFacts().vitrava;
  return runCommand(args, {
    root,
    env,
    openStore(folder) {
      // Signed with the key beside that store, or the one that VITRAVA_KEY names.
      if (folder !== undefined) return openSignedStore({ ...env, ...NO_STORE, RELEASE_STORE_DIR: folder }, root);
      if (isNamed) return openSignedStore(env, root);
      throw new UsageError(
        `Name the release API of the shop, --to <address>; or its release store, --store <folder>, ${STORE_SETTINGS.slice(0, 2).join(' or ')}.`,
      );
    },
    own: {
      contracts,
      hasStore: isNamed,
      create: (remote, to) => orUsage(() => newRepository({ into: root, remote, path: to, ...newRemote })),
      createPart: (kind, name, to) => orUsage(() => newPart({ folder: root, kind, name, path: to })),
    },
  });
}

function orUsage<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RefusedCommand) throw new UsageError(error.message);
    throw error;
  }
}

/** Beside the bundled program, one folder up. */
function readFacts(): PackedFacts {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as PackedFacts;
}
