import process from 'node:process';
import { outliveOutput } from '../server-output/index.ts';
import { sentenceOf } from './sentence-of.ts';

/**
 * Starts a server, or says in a sentence why it does not start and ends the process with 1: a setting that cannot be understood, a port or a folder that is taken, a database that is away or lets no one in. What
 * no one has foreseen is told with its stack, for whoever has to mend it. Where nothing can be written, the server starts and runs all the same.
 */
export async function startOrSay(start: () => Promise<unknown>): Promise<void> {
  outliveOutput();
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exit(1);
  }
}
