import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readTextIfAny, writeAtomically } from '../store/index.ts';

/** Nonces that are remembered at most; more than the limits of requests let through within the window. */
const MOST = 200_000;
/** The file is written anew when it has so many lines more than are of use. */
const MOST_IDLE_LINES = 10_000;
const LINE = /^([0-9a-f]+) (\d{13})$/;

/** Which requests have come already, kept in a file: a release API that was started again lets none of them in a second time. */
export function createUsedNonces(file: string) {
  /** When a nonce stops to matter, by the nonce, the oldest first. */
  const used = new Map<string, number>();
  let lines = 0;
  let loading: Promise<void> | null = null;
  let writing: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    const text = (await readTextIfAny(file)) ?? '';
    for (const line of text.split('\n')) {
      const [, nonce, until] = LINE.exec(line) ?? [];
      if (nonce && until) used.set(nonce, Number(until));
    }
    forgetOld(Date.now());
    await mkdir(dirname(file), { recursive: true });
    await rewrite();
  }

  async function rewrite(): Promise<void> {
    lines = used.size;
    await writeAtomically(file, [...used].map(([nonce, until]) => `${nonce} ${until}\n`).join(''), 0o600);
  }

  function forgetOld(now: number): void {
    for (const [nonce, until] of used) {
      if (until > now && used.size < MOST) break;
      used.delete(nonce);
    }
  }

  async function write(nonce: string, until: number): Promise<void> {
    lines++;
    if (lines > used.size + MOST_IDLE_LINES) await rewrite();
    else await appendFile(file, `${nonce} ${until}\n`);
  }

  /** Whether a nonce (hex) has not come before; from now on it has. Resolves when that is on the disk; rejects when it cannot be kept there. */
  return async function use(nonce: string, until: number): Promise<boolean> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    await loading;
    forgetOld(Date.now());
    if (used.has(nonce)) return false;
    used.set(nonce, until);
    // One after the other: none may be lost between two writings of the whole file.
    const written = writing.then(() => write(nonce, until));
    writing = written.catch(() => undefined);
    await written;
    return true;
  };
}
