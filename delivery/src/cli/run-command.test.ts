import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDirectoryStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
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

describe('the exit code of a command', () => {
  it.each([
    [0, 'list mfe-content', /live$/m],
    [1, 'list nix', /nix was never released; there are mfe-content\./],
    [1, 'rollback mfe-content', /no usable release of mfe-content before/],
    [2, 'rollback', /missing required argument 'remote'\nHelp and examples: npx vitrava rollback --help/],
    [2, 'rollback mfe-content 0.1.0-x', /too many arguments/],
    [2, 'canary strat mfe-content x', /unknown command 'strat'.*\nHelp and examples: npx vitrava canary --help/s],
    [2, 'release nix --no-build', /There is no remote "nix"/],
  ])('is %d for "%s", which says why', async (code, line, message) => {
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

  it('comes with JSON for machines, whatever it is', async () => {
    const { run } = await setUp();
    for (const line of ['list --json', 'list nix --json', 'rollback --json']) await run(line);
    expect(printed.map((text) => JSON.parse(text) as unknown)).toEqual([
      { ok: true, remotes: { 'mfe-content': [expect.objectContaining({ marks: ['live'] })] } },
      { ok: false, refusals: [expect.objectContaining({ type: 'remote-unknown' })] },
      { ok: false, error: expect.stringContaining('missing required argument') },
    ]);
  });
});

describe('a shell that completes a command', () => {
  it.each(['bash', 'zsh', 'fish'])('is set up by what is printed for %s', async (shell) => {
    const { run } = await setUp();
    expect(await run(`completion ${shell}`)).toBe(0);
    expect(printed.join('\n')).toContain('vitrava complete --');
  });

  it('is offered commands, remotes and choices', async () => {
    const root = newFolder();
    for (const file of ['package.json', 'rspack.config.ts']) {
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
    expect(await offered('canary', 'st')).toEqual(['start', 'step', 'stop', ':4']);
  });
});
