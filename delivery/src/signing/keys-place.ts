import { dirname, join, resolve } from 'node:path';

/** Where keys lie on this machine, and how strict a process is. */
export interface KeysPlace {
  readonly folder: string;
  /** Public keys of all teams. */
  readonly teamsFile: string;
  /** The private key to sign with; null: the only one in `folder`. */
  readonly keyFile: string | null;
  /** False only by `RELEASE_SIGNATURES=off`. */
  readonly isChecked: boolean;
  /** The store is shared by several machines: its releases are accepted only with a signature, and keys are made only by a command. */
  readonly isShared: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads `RELEASE_KEYS_DIR` (else `keys` beside the data), `VITRAVA_KEY`, `RELEASE_SIGNATURES`, or throws. */
export function readKeysPlace(env: Environment, root: string): KeysPlace {
  const mode = env.RELEASE_SIGNATURES || 'required';
  if (mode !== 'required' && mode !== 'off') throw new Error(`RELEASE_SIGNATURES is "${mode}", but must be required or off.`);
  const folder = resolve(root, env.RELEASE_KEYS_DIR || join(dataFolderOf(env), 'keys'));
  return {
    folder,
    teamsFile: join(folder, 'teams.json'),
    keyFile: env.VITRAVA_KEY ? resolve(root, env.VITRAVA_KEY) : null,
    isChecked: mode === 'required',
    isShared: /^postgres(ql)?:/.test(env.RELEASE_STORE_URL ?? ''),
  };
}

function dataFolderOf({ VITRAVA_DATA_DIR: dataDir, RELEASE_STORE_DIR: storeDir }: Environment): string {
  return dataDir || (storeDir ? dirname(storeDir) : '.data');
}
