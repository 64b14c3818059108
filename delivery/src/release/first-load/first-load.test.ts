import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createDirectoryStore } from '../../store/index.ts';
import { fixtureTeams, MODULES_FROM, releasedVersion, tempFolders, writeFixtureBuild } from '../../testing/index.ts';
import { checkBuild } from '../check-build.ts';
import { findFirstLoad } from './index.ts';

const newFolder = tempFolders();
const setUp = fixtureTeams();
const root = join(import.meta.dirname, '../../../..');

it('A check in a browser that did not run is reported with its reason', async () => {
  const store = createDirectoryStore(newFolder());
  const notesWith = async (env: Record<string, string>, folder = root) => {
    const build = { store, remote: 'mfe-content', folder: writeFixtureBuild(newFolder(), 'mfe-content'), modulesFrom: MODULES_FROM };
    return (await checkBuild({ ...build, firstLoad: findFirstLoad(env, folder) })).notes;
  };
  expect(await notesWith({ CHROMIUM_PATH: process.execPath })).toEqual(['Its pages were not opened in a browser: no shell is live.']);
  await releasedVersion(store, newFolder(), 'shell');
  expect(await notesWith({ FIRST_LOAD: 'off' })).toEqual(['Its pages were not opened in a browser: FIRST_LOAD is off.']);
  expect((await notesWith({}, newFolder()))[0]).toMatch(/the server of the shop is not on this machine/);
});

it('Each command that makes a version live reports that no browser has opened its pages', async () => {
  const { run, release, folder } = setUp();
  const [first, second] = [await release('one'), await release('two', ' --no-channel')];
  const noteOn = (...versions: string[]) => `The pages of ${versions.join(', ')} were not opened in a browser.`;
  const experiment = `experiment start mfe-content --name lead --arms a=${first}:1,b=${second}:1`;
  expect((await run(`channel mfe-content stable ${second}`)).lines).toContain(noteOn(second));
  expect((await run(`canary start mfe-content ${first} --share 5`)).lines).toContain(noteOn(first));
  expect((await run(experiment)).lines).toContain(noteOn(first, second));
  await run('experiment stop mfe-content');
  const file = join(folder, 'mfe-content', first, 'release.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), openedAt: '2026-01-02T03:04:05.000Z' }));
  expect((await run(`canary start mfe-content ${first} --share 10`)).lines).toHaveLength(1);
  expect((await run(experiment)).lines).toContain(noteOn(second));
});
