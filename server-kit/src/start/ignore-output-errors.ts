import process from 'node:process';

const ignore = (): void => {};

/** Keeps the process running when its output cannot be written, as on a full disk: the lines are lost. */
export function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) if (!stream.listeners('error').includes(ignore)) stream.on('error', ignore);
}
