/*
 * Before a run: a folder for the databases of the API's tests and a keeper for it. The keeper ends with its standard input, that is
 * with this process, whatever ends it; in a group of its own, so that what kills the whole group leaves it to tidy up.
 */
const { spawn } = require('node:child_process');
const { once } = require('node:events');
const { mkdtemp } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');

const script = path.resolve(__dirname, '../../reference-api/src/testing/databases/keeper.ts');

module.exports = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-tests-'));
  const keeper = spawn(process.execPath, [script, folder], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  await Promise.race([
    once(keeper.stdout, 'data'),
    once(keeper, 'exit').then(() => Promise.reject(new Error('The keeper of the test databases did not start.'))),
  ]);
  process.env.VITRAVA_TEST_RUN = folder;
  globalThis.keeperOfDatabases = keeper;
};
