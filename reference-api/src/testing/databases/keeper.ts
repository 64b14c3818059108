import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { type Cluster, findBinaries, startCluster } from './postgres-cluster.ts';
import { keeperSocket } from './run-folder.ts';

/*
 * Keeps the databases of one run of Jest: node keeper.ts FOLDER. Starts one PostgreSQL when a test file first requests
 * it, and removes everything when its standard input ends, which it does whether Jest finishes, is stopped or is
 * killed.
 */
const [, , folder = ''] = process.argv;
let cluster: Promise<Cluster> | null = null;

async function answer(): Promise<object> {
  try {
    const binaries = findBinaries();
    if (binaries === null) throw new Error('PostgreSQL 15 or newer is not installed here.');
    cluster ??= startCluster(binaries);
    return { url: (await cluster).url };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

const server = createServer((socket) => {
  socket.on('error', () => {});
  answer().then(
    (text) => socket.end(JSON.stringify(text)),
    () => {},
  );
});

async function takeAway(): Promise<void> {
  server.close();
  const started = await cluster?.catch(() => null);
  await started?.stop();
  await rm(folder, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.stdin.resume().on('close', () => {
  takeAway().then(
    () => process.exit(0),
    (error: Error) => {
      console.error(`The databases of the tests were not taken away from ${folder}: ${error.message}`);
      process.exit(1);
    },
  );
});
server.listen(keeperSocket(folder), () => console.log('ready'));
