import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore } from '../../store/index.ts';
import { fixtureReleaseApis, tempFolders } from '../../testing/index.ts';
import { runCommand } from '../program/index.ts';
import { withoutAddresses } from './options.ts';

const newFolder = tempFolders();
const { newTeam, startFixtureReleaseApi } = fixtureReleaseApis();

it.each([
  ['list --to https://a.example', 'list'],
  ['list --to=https://a.example --json', 'list --json'],
  ['rollback x --to 1.0.0-a --to https://a.example', 'rollback x --to 1.0.0-a'],
  ['preview a@1 --shop https://shop.example --to https://a.example', 'preview a@1 --shop https://shop.example'],
])('The command line %j is sent without the address of the release API', (line, rest) => {
  expect(withoutAddresses(line.split(' '))).toEqual(rest.split(' '));
});

describe('A command that is sent to a release API', () => {
  it('prints the same output and has the same exit code as on the local machine', async () => {
    const { url, content, send } = await startFixtureReleaseApi(createDirectoryStore(newFolder()));
    await send(content, 'mfe-content', { text: 'one' });
    const printed: string[] = [];
    const print = (line: unknown) => void printed.push(String(line));
    const [log, error] = [console.log, console.error];
    Object.assign(console, { log: print, error: print });
    const run = (line: string, keysDir = content.keys.folder, more = {}) =>
      runCommand(line.split(' '), {
        openStore: () => {
          throw new Error('A command that is sent needs no store here.');
        },
        root: newFolder(),
        env: { RELEASE_KEYS_DIR: keysDir, VITRAVA_BY: 'Ann', VITRAVA_RELEASE_API: url, ...more },
      });
    try {
      const stranger = await newTeam();
      expect(await run('list')).toBe(0);
      expect(await run('rollback mfe-content')).toBe(1);
      expect(await run('rollback')).toBe(2);
      expect(await run('experiment status')).toBe(0);
      expect(await run('experiment results lead')).toBe(1);
      expect(await run('experiment link lead b')).toBe(2);
      expect(await run('preview mfe-content@1.0.0')).toBe(2);
      expect(await run('preview mfe-content@1.0.0', content.keys.folder, { VITRAVA_SHOP: 'https://shop.example' })).toBe(1);
      expect(await run('status --to nonsense', content.keys.folder, { VITRAVA_RELEASE_API: '' })).toBe(2);
      expect(await run('list', stranger.keys.folder)).toBe(3);
      expect(await run(`list --to http://127.0.0.1:1/`)).toBe(3);
      expect(await run(`rollback mfe-content --to 1.0.0-a --to http://127.0.0.1:1/`)).toBe(3);
      expect(await run('rollback mfe-content --to 9.9.9')).toBe(1);
    } finally {
      Object.assign(console, { log, error });
    }
    expect(printed[0]).toBe('mfe-content');
    expect(printed.join('\n')).toMatch(
      /nothing to go back to[\s\S]*missing required argument 'remote'[\s\S]*No experiment runs[\s\S]*does not know where its shop is[\s\S]*is of no team here/,
    );
  });
});
