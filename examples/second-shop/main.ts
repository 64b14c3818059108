import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startBackend } from './backend.ts';

/*
 * `npm run second-shop`: builds what is missing, releases the shell and the three remotes of this folder into a store of their own and
 * opens the shop. Nothing of the first shop is used but the shell.
 */

const folder = import.meta.dirname;
const root = path.resolve(folder, '../..');
const dataDir = path.resolve(process.env['VITRAVA_DATA_DIR'] || path.join(root, '.data/second-shop'));
const remotes = ['mfe-bikes', 'mfe-tours', 'mfe-workshop'];

process.env['SHOP'] = JSON.stringify(JSON.parse(readFileSync(path.join(folder, 'shop.json'), 'utf8')));
process.env['NODE_ENV'] = 'production';
// Everything below reads the declaration when it is loaded.
const { dataEnvironment, prepareDataFolder, releaseBuilt, runProgram, startShop, writeStaticFiles } = await import(
  '../../scripts/environment/index.ts'
);
const { releaseBuild } = await import('@vitrava/delivery/release');
const { openSignedStore } = await import('@vitrava/delivery/signing');
const { buildApps } = await import('../../scripts/commands/index.ts');

mkdirSync(dataDir, { recursive: true });
prepareDataFolder(dataDir);
const shell = await buildApps(['shell']);
if (!shell.isGood) throw new Error(shell.output);
const [released] = await releaseBuilt(dataDir, ['shell']);
if (released?.result === 'refused') throw new Error(released.message);
for (const remote of remotes) await release(remote);
const port = Number(process.env['PORT'] || 3000);
const backend = await startBackend();
await writeStaticFiles(dataDir, backend);
const shop = await startShop({ dataDir, port, apiPort: 0, acquirerPort: 0 }, backend);
console.log(`Bergrad is open: ${shop.url}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void shop.stop().then(() => process.exit(0)));

async function release(remote: string): Promise<void> {
  const cwd = path.join(folder, remote);
  const bundler = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const built = await runProgram(process.execPath, [bundler, 'build', '--config-loader', 'native'], { cwd, env: process.env });
  if (built.code !== 0) throw new Error(built.output);
  const store = openSignedStore(dataEnvironment(dataDir));
  const outcome = await releaseBuild({
    store,
    remote,
    folder: path.join(cwd, 'dist'),
    packageVersion: '1.0.0',
    modulesFrom: path.join(root, 'shell/package.json'),
    target: { channel: 'stable' },
    attribution: { at: new Date().toISOString(), by: 'second shop', reason: null },
  }).finally(() => store.close());
  if (outcome.type === 'refused') throw new Error(`${remote} was refused: ${JSON.stringify(outcome.refusals)}`);
}
