import process from 'node:process';

/** What is used here of a destination of pino, which the kit does without. */
interface Destination {
  flushSync(): void;
  on(event: 'write' | 'error', listener: () => void): unknown;
}

/** So much waits for a disk to have room again; lines beyond it are lost. */
const MAX_WAITING_BYTES = 1024 ** 2;

/**
 * Where a server's log goes: to standard error, without waiting for it. A disk that is full loses lines and nothing else. `destination` is pino's function of that name,
 * which flushes at the exit of the process, and tries so without end where nothing can be written: only what takes lines is flushed.
 */
export function openLogDestination<Opened extends Destination>(
  destination: (options: { dest: number; sync: false; maxLength: number }) => Opened,
): Opened {
  const opened = destination({ dest: process.stderr.fd, sync: false, maxLength: MAX_WAITING_BYTES });
  const { flushSync } = opened;
  const flushNothing = () => {};
  opened.flushSync = flushNothing;
  opened.on('write', () => {
    opened.flushSync = flushSync;
  });
  opened.on('error', () => {
    opened.flushSync = flushNothing;
  });
  return opened;
}
