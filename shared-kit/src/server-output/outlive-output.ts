import process from 'node:process';

const loseIt = (): void => {};

/**
 * Lets this process go on when its standard output or its standard error takes nothing more, as a file on a full disk or a reader that has gone: what is written
 * meanwhile is lost. Without a listener Node ends the process. Called again it does nothing.
 */
export function outliveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) if (!stream.listeners('error').includes(loseIt)) stream.on('error', loseIt);
}
