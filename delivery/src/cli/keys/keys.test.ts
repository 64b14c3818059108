import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore } from '../../store/index.ts';
import { tempFolders } from '../../testing/index.ts';
import type { CommandResult } from '../command/index.ts';
import { createProgram } from '../program/index.ts';

const newFolder = tempFolders();

function setUp() {
  const env = { VITRAVA_DATA_DIR: newFolder() };
  const store = createDirectoryStore(newFolder());
  return async (line: string): Promise<CommandResult> => {
    const answers: CommandResult[] = [];
    const program = createProgram({ openStore: () => store, root: newFolder(), env, answer: (answer) => answers.push(answer) });
    await program.parseAsync(line.split(' '), { from: 'user' });
    if (!answers[0]) throw new Error('The command gave no answer.');
    return answers[0];
  };
}

/** The key that a team gets on its own machine. */
async function newPublicKey(): Promise<string> {
  return ((await setUp()('keys new content')).data as { publicKey: string }).publicKey;
}

describe('Keys of teams', () => {
  it('are made by the team and accepted by the operator of the shop', async () => {
    const operator = setUp();
    const key = await newPublicKey();
    expect((await operator(`keys add content ${key}`)).lines[1]).toContain('say what it may release');
    const added = await operator(`keys add content ${key} --remotes mfe-content,mfe-gift`);
    expect(added.lines[0]).toMatch(/^The team content may release mfe-content, mfe-gift with the key [0-9a-f]{16}\.$/);
    expect((await operator('keys list')).data).toMatchObject({
      teams: [{ team: 'content', remotes: ['mfe-content', 'mfe-gift'], own: false }],
    });
  });

  it('can change without a gap: the new one beside the old one, then the old one ends', async () => {
    const operator = setUp();
    const [old, young] = [await newPublicKey(), await newPublicKey()];
    const { key } = (await operator(`keys add content ${old} --remotes mfe-content`)).data as { key: string };
    await operator(`keys add content ${young}`);
    const removed = await operator(`keys remove content ${key}`);
    expect(removed.lines[0]).toBe(`The key ${key} of the team content has ended: servers no longer serve what was signed with it.`);
    expect(((await operator('keys list')).data as { teams: unknown[] }).teams).toHaveLength(1);
    await operator('keys remove content');
    expect((await operator('keys list')).lines).toEqual(['No team has a key yet.']);
  });

  it('belong to one team', async () => {
    const operator = setUp();
    const key = await newPublicKey();
    await operator(`keys add content ${key} --remotes mfe-content`);
    expect(await operator(`keys add cart ${key} --remotes mfe-cart-checkout`)).toMatchObject({
      refused: true,
      data: { refusals: [{ type: 'key-taken' }] },
    });
    expect(await operator('keys add cart nonsense --remotes x')).toMatchObject({
      refused: true,
      data: { refusals: [{ type: 'key-invalid' }] },
    });
    expect(await operator('keys remove cart')).toMatchObject({ refused: true, data: { refusals: [{ type: 'key-unknown' }] } });
  });

  it('are made once for a machine of its own', async () => {
    const run = setUp();
    expect((await run('keys init')).data).toEqual({ isNew: true, signed: 0 });
    expect((await run('keys init')).data).toEqual({ isNew: false, signed: 0 });
    expect((await run('keys list')).lines[0]).toMatch(/^local {2}[0-9a-f]{16} {2}\* {2}\(this machine signs with it\)$/);
  });
});
