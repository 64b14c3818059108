import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { experimentOn, readFlagFile } from '../../experiments/index.ts';
import { openResultsAt, runOf } from '../../results/index.ts';
import { fixtureTeams, releasedVersion, tempFolders } from '../../testing/index.ts';

const newFolder = tempFolders();
const setUp = fixtureTeams();

describe('A team that tries versions', () => {
  it('reads the visitors and the results of an experiment, also after its end', async () => {
    const { run, release, store, folder } = setUp();
    const [a, b] = [await release('one'), await release('two')];
    expect((await run('experiment status')).lines).toEqual(['No experiment runs.']);
    await run(`experiment start mfe-content --name lead --arms a=${a}:50,b=${b}:50 --goals cart/itemAdded`);
    expect((await run('experiment results lead')).lines.filter((line) => line.includes(' conversions  '))).toEqual([
      expect.stringMatching(/^ {2}a {2}.* 0 visitors {2}0 conversions/),
      expect.stringMatching(/^ {2}b {2}.* 0 visitors {2}0 conversions/),
    ]);
    expect(existsSync(join(folder, '.results'))).toBe(false);
    const file = readFlagFile(await store.flags());
    const running = 'explanation' in file ? null : experimentOn(file, 'mfe-content');
    if (!running) throw new Error('It does not run.');
    const experiment = runOf('mfe-content', running);
    const collector = openResultsAt({ type: 'directory', folder });
    await collector.open(experiment);
    const visitors = Array.from({ length: 2000 }, (_, index) => ({
      run: experiment.id,
      visitor: `v${index}`,
      arm: index % 2 ? 'b' : 'a',
      composition: index % 2 ? 'with-b' : 'with-a',
    }));
    await collector.note(visitors.map((one) => ({ type: 'shown', ...one })));
    const buyers = visitors.filter(({ arm }, index) => index % 10 < (arm === 'a' ? 1 : 4));
    await collector.note(buyers.map(({ visitor }) => ({ type: 'reached', run: experiment.id, visitor, goal: 'cart/itemAdded' })));
    await collector.close();
    expect((await run('experiment status lead')).lines.slice(1)).toEqual([
      `  a  ${a}  weight 50  1000 visitors`,
      `  b  ${b}  weight 50  1000 visitors`,
    ]);
    await run('experiment stop mfe-content');
    expect((await run('experiment results lead')).lines.slice(1)).toEqual([
      'Split: as asked (p = 1.0000)',
      '',
      'cart/itemAdded',
      `  a  ${a}  1000 visitors  200 conversions  20.00 %`,
      expect.stringMatching(/^ {2}b .* 1000 visitors {2}400 conversions {2}40.00 % {2}20.00 points \(\d\d\.\d\d to \d\d\.\d\d\)$/),
      expect.stringMatching(/^ {2}b is better than a, by \d+\.\d\d to \d+\.\d\d points\.$/),
      '',
      'Intervals hold at 95 % however often they are looked at.',
      '',
      'Pages as most visitors of an arm saw them:',
      '  a  npx vitrava replay with-a',
      '  b  npx vitrava replay with-b',
    ]);
    expect((await run('experiment results lead --json')).data).toMatchObject({
      results: { goals: [{ arms: [{}, { against: { verdict: 'better' } }] }] },
    });
    expect(await run('experiment results nix')).toMatchObject({ refused: true });
    expect(await run(`experiment start mfe-content --name x --arms a=${a}:1,b=${b}:1 --goals bought`)).toMatchObject({ refused: true });
  });

  it('cannot count an event that no live shell has on its bus, and gets a list of those that exist', async () => {
    const { run, release, store } = setUp();
    const unit = { payload: { type: 'null' } } as const;
    const event = { ...unit, kind: 'event' } as const;
    const offers = {
      'shell/opened': event,
      'cart/orderPlaced': event,
      'cart/$items': { ...unit, kind: 'store' } as const,
    };
    await releasedVersion(store, newFolder(), 'shell', {
      manifest: { bus: { uses: { 'cart/itemAdded': { ...event, sends: false, listens: true } }, offers } },
    });
    const arms = `a=${await release('one')}:1,b=${await release('two')}:1`;
    const start = (goals: string) => run(`experiment start mfe-content --name lead --arms ${arms} --goals ${goals}`);
    for (const goal of ['cart/orderPlacd', 'shell/opened'])
      expect((await start(`cart/itemAdded,${goal}`)).lines[1]).toBe(
        `- No page would ever count "${goal}": no live release declares this event. It can be cart/itemAdded, cart/orderPlaced.`,
      );
    expect((await start('cart/itemAdded,cart/orderPlaced')).refused).toBeFalsy();
    await store.writeFlags((await store.flags())?.replace('cart/orderPlaced', 'cart/orderPlacd') ?? '');
    expect((await run('status')).lines.at(-1)).toMatch(
      /The flag file is not followed: the goals of "lead" .*No page would ever count "cart\/orderPlacd"/,
    );
  });
});
