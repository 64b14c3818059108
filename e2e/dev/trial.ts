import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { lineOf } from '../../scripts/commands/index.ts';
import { copyWorkspace } from '../fixtures/workspace-copy.ts';

/** `npm run dev` at work in a copy of this repository, to be tried out. */
export interface Trial {
  readonly url: string;
  /** Everything it has written so far, line by line. */
  readonly log: readonly string[];
  /** Changes one file of the copy, as an editor would save it. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Interrupts it as Ctrl-C does and takes the copy away; gives the exit code. */
  readonly close: () => Promise<number | null>;
}

const OPEN = /Open for work: (http:\/\/\S+)/;
const GRACE_MS = 30_000;

/** Starts it with these arguments on free ports. Rejects with its log when it does not open; nothing stays behind then. */
export async function openTrial(args: readonly string[]): Promise<Trial> {
  const copy = await copyWorkspace({ builds: false });
  const child = spawn(process.execPath, [path.join(copy.root, 'scripts/dev/main.ts'), ...args], {
    cwd: copy.root,
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      PORT: '0',
      API_PORT: '0',
      ACQUIRER_PORT: '0',
      VITRAVA_DATA_DIR: path.join(copy.root, '.data'),
      API_BASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const log: string[] = [];
  const close = async (): Promise<number | null> => {
    child.kill('SIGINT');
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    const [code] = await exited;
    clearTimeout(timer);
    await copy.remove();
    return code;
  };
  try {
    return { url: await lineOf(child, OPEN, log), log, edit: copy.edit, close };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
