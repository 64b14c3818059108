import process from 'node:process';
import { explainError } from './explain-error.ts';
import { ignoreOutputErrors } from './ignore-output-errors.ts';

/**
 * Starts a program. When it cannot start (an invalid setting, a port or a folder in use, a database that refuses the connection), it writes the reason in one sentence to standard
 * error and exits with code 1; an unforeseen error is written with its stack. A full disk does not keep it from starting.
 */
export async function startOrExit(start: () => Promise<unknown>): Promise<void> {
  ignoreOutputErrors();
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${explainError(error)}\n`);
    process.exit(1);
  }
}
