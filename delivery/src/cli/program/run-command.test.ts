import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDirectoryStore } from '../../store/index.ts';
import { releasedVersion, tempFolders } from '../../testing/index.ts';
import { runCommand } from './run-command.ts';

const newFolder = tempFolders();
let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const stream of ['log', 'error'] as const)
    jest.spyOn(console, stream).mockImplementation((line: unknown) => void printed.push(String(line)));
});
afterEach(() => void jest.restoreAllMocks());

async function setUp() {
  const root = newFolder();
  const store = createDirectoryStore(root);
  await releasedVersion(store, newFolder(), 'mfe-content');
  const run = (line: string, openStore = () => store) =>
    runCommand(line.split(' '), { openStore, root: newFolder(), env: { VITRAVA_BY: 'Ann' } });
  return { root, run };
}

describe('The exit code of a command', () => {
  it.each([
    [0, 'list mfe-content', /live$/m],
    [1, 'list nix', /nix was never released; there are mfe-content\./],
    [1, 'rollback mfe-content', /no usable release of mfe-content before/],
    [2, 'rollback', /missing required argument 'remote'\nHelp and examples: npx vitrava rollback --help/],
    [2, 'rollback mfe-content 0.1.0-x', /too many arguments/],
    [2, 'canary strat mfe-content x', /unknown command 'strat'.*\nHelp and examples: npx vitrava canary --help/s],
    [2, 'release nix --no-build', /There is no remote "nix"/],
  ])('The exit code is %d for "%s", with the reason', async (code, line, message) => {
    const { run } = await setUp();
    expect(await run(line)).toBe(code);
    expect(printed.join('\n')).toMatch(message);
  });

  it('is 3 when the store cannot be used', async () => {
    const { root, run } = await setUp();
    const file = join(root, 'a file');
    writeFileSync(file, '');
    expect(await run('rollback mfe-content', () => createDirectoryStore(file))).toBe(3);
  });

  it('A setting of an earlier version is refused, so that no command changes the local store instead of the other shop', async () => {
    const { root } = await setUp();
    const env = { VITRAVA_DOOR: 'https://releases.shop.example' };
    expect(await runCommand(['rollback', 'mfe-content'], { openStore: () => createDirectoryStore(root), root, env })).toBe(2);
    expect(printed.join('\n')).toContain('VITRAVA_RELEASE_API');
  });

  it('is accompanied by JSON with --json, whatever it is', async () => {
    const { run } = await setUp();
    for (const line of ['list --json', 'list nix --json', 'rollback --json']) await run(line);
    expect(printed.map((text) => JSON.parse(text) as unknown)).toEqual([
      { ok: true, remotes: { 'mfe-content': [expect.objectContaining({ marks: ['live'] })] } },
      { ok: false, refusals: [expect.objectContaining({ type: 'remote-unknown' })] },
      { ok: false, error: expect.stringContaining('missing required argument') },
    ]);
  });
});

describe('A shell that completes a command', () => {
  it.each(['bash', 'zsh', 'fish'])('is set up by what is printed for %s', async (shell) => {
    const { run } = await setUp();
    expect(await run(`completion ${shell}`)).toBe(0);
    expect(printed.join('\n')).toContain('vitrava complete --');
  });

  it('is offered commands, remotes and choices', async () => {
    const root = newFolder();
    for (const file of ['package.json', 'remote.manifest.json']) {
      mkdirSync(join(root, 'mfe-gift'), { recursive: true });
      writeFileSync(join(root, 'mfe-gift', file), '');
    }
    const offered = async (...args: string[]) => {
      printed = [];
      await runCommand(['complete', '--', ...args], { openStore: () => createDirectoryStore(newFolder()), root, env: {} });
      return printed.map((line) => line.split('\t')[0]);
    };
    expect(await offered('roll')).toEqual(['rollback', ':4']);
    expect(await offered('rollback', '')).toEqual(['mfe-gift', ':4']);
    expect(await offered('release', '--channel', '')).toEqual(['stable', 'canary', ':4']);
    expect(await offered('canary', 'st')).toEqual(['start', 'status', 'step', 'stop', ':4']);
  });
});

describe('A developer’s key', () => {
  it('contains the person, the remotes and the expiry', async () => {
    const { run } = await setUp();
    expect(await run('developer-key mfe-gift mfe-news --for Ann --hours 8 --json')).toBe(0);
    const answer = JSON.parse(printed[0] ?? '') as { key: string; expiresAt: string };
    expect(answer).toMatchObject({ ok: true, person: 'Ann', remotes: ['mfe-gift', 'mfe-news'] });
    expect(Date.parse(answer.expiresAt) - Date.now()).toBeGreaterThan(7.9 * 60 * 60 * 1000);
  });

  it.each([
    ['developer-key mfe-gift', /required option '--for <person>'/],
    ['developer-key mfe-gift --for Ann --hours 1000', /at most 168 hours, not for 1000/],
    ['developer-key ../shell --for Ann', /"..\/shell" is no name of a remote/],
  ])('"%s" makes nothing, and prints the reason', async (line, message) => {
    const { run } = await setUp();
    expect(await run(line)).toBe(2);
    expect(printed.join('\n')).toMatch(message);
  });
});

describe('A repository of its own', () => {
  const contracts = { mount: 1, bus: 2, api: 1 };

  function inFolder(files: Readonly<Record<string, object>>) {
    const root = newFolder();
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), JSON.stringify(content));
    }
    const own = {
      contracts,
      hasStore: false,
      create: (remote: string) => join(root, remote),
      createPart: (kind: string, name = '') => join(root, `src/${kind}s`, name),
    };
    const run = (line: string) => runCommand(line.split(' '), { openStore: () => createDirectoryStore(newFolder()), root, env: {}, own });
    return { root, run };
  }
  const installed = (bus = 2) => ({
    'package.json': { version: '0.1.0' },
    'remote.manifest.json': { name: 'mfe-gift', contracts: { ...contracts, bus } },
    'node_modules/@vitrava/shared-kit/package.json': { version: '1.2.100', vitrava: { contracts } },
  });

  it.each([
    [2, 'check', {}, /no remote.manifest.json in .*Run this in a remote's folder, or make one: npx vitrava new mfe-gift/],
    [2, 'release mfe-news', installed(), /This is the repository of mfe-gift, not of "mfe-news"/],
    [2, 'dev', installed(), /Name a running shop: --shop/],
    [2, 'dev --shop http://localhost:3000', installed(), /developer’s key is needed, in VITRAVA_DEVELOPER_KEY/],
    [1, 'release', installed(), /@vitrava\/build-preset is not installed: run npm install/],
    [1, 'check', installed(3), /remote.manifest.json speaks mount 1, bus 3, api 1, but this vitrava mount 1, bus 2, api 1/],
  ])('The exit code is %d for "%s" where it cannot be done, with the next step', async (code, line, files, message) => {
    const { run } = inFolder(files);
    expect(await run(line)).toBe(code);
    expect(printed.join('\n')).toMatch(message);
  });

  it('prints the folder of a new one and the next step', async () => {
    const { run } = inFolder({});
    expect(await run('new mfe-gift')).toBe(0);
    expect(await run('new page thanks')).toBe(0);
    expect(printed).toEqual([
      'mfe-gift is in mfe-gift/. Next: cd mfe-gift, npm install, npx vitrava check',
      'The page thanks is in src/pages/thanks/. Next: write its words in locales/, then npx vitrava check',
    ]);
    expect(await run('new mfe-gift thanks')).toBe(2);
    expect(printed.at(-1)).toContain('"mfe-gift" is neither page nor fragment');
  });
});
