import process from 'node:process';

const ignore = (): void => {};

/**
 * Keeps the process running when its standard output or standard error cannot be written, as a file on a full disk or a closed pipe: the lines are lost. Without a
 * listener Node ends the process. Repeated calls have no effect.
 */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
}
