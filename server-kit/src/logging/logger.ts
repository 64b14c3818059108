import process from 'node:process';
import { type Logger, pino } from 'pino';

/** Lines that wait until the disk has room again; later ones are lost. */
const MAX_WAITING_BYTES = 1024 ** 2;

/** A log of JSON lines on standard error, written asynchronously. A full disk loses lines and does not stop the server. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null }, openDestination());
}

/** pino flushes at the exit of the process, and endlessly when nothing can be written; so it flushes only what accepts lines. */
function openDestination() {
  const destination = pino.destination({ dest: process.stderr.fd, sync: false, maxLength: MAX_WAITING_BYTES });
  const { flushSync } = destination;
  const flushNothing = () => {};
  destination.flushSync = flushNothing;
  destination.on('write', () => {
    destination.flushSync = flushSync;
  });
  destination.on('error', () => {
    destination.flushSync = flushNothing;
  });
  return destination;
}
