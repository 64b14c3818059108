import { describe, expect, it } from '@jest/globals';
import { compositionId } from '../../composition-id/index.ts';
import { fixtureTeams } from '../../testing/index.ts';

const setUp = fixtureTeams();
const notOpened = (version: string) => `The pages of ${version} were not opened in a browser.`;

describe('A team', () => {
  it('releases, rolls back and reads the status', async () => {
    const { run, release } = setUp();
    const first = await release('one');
    const second = await release('two');
    expect((await run('list mfe-content')).lines).toEqual([
      'mfe-content',
      expect.stringMatching(`${second}.*live$`),
      expect.not.stringContaining('live'),
    ]);
    expect(await run('rollback mfe-content')).toMatchObject({
      lines: [`mfe-content is back at ${first}.`, `${second} has left stable.`],
      data: { stable: first },
    });
    expect(await run(`channel mfe-content stable ${second}`)).toMatchObject({
      refused: true,
      data: { refusals: [{ type: 'version-excluded' }] },
    });
    await run(`readmit mfe-content ${second}`);
    expect((await run(`channel mfe-content stable ${second}`)).lines).toEqual([`mfe-content ${second} is live.`, notOpened(second)]);
    expect((await run(`rollback mfe-content --to ${first}`)).lines[0]).toBe(`mfe-content is back at ${first}.`);
    expect((await run('release mfe-content --no-build --only-new')).lines[0]).toMatch(/was released before; its channels were left alone/);
  });

  it('checks a build against the live releases without releasing it', async () => {
    const { run, build, release, store } = setUp();
    build('mfe-cart', { manifest: { routes: [{ name: 'page', path: '/mfe-content', meta: { title: { ru: 'К', en: 'C' } } }] } });
    const unopened = expect.stringMatching(/^Its pages were not opened in a browser: the server of the shop is not on this machine/);
    expect((await run('check mfe-cart --no-build')).lines).toEqual(['✓ build', '✓ gate, beside what is live', unopened]);
    await release('one');
    const refused = await run('check mfe-cart --no-build');
    expect(refused).toMatchObject({
      refused: true,
      lines: ['✓ build', '✗ gate, beside what is live', expect.stringContaining('/mfe-content')],
      data: { remote: 'mfe-cart', checks: [{ name: 'build' }, { found: [{ type: 'route-conflict' }] }] },
    });
    expect(await store.remotes()).toEqual(['mfe-content']);
  });

  it('shows a canary to a few, changes its share and ends it', async () => {
    const { run, release } = setUp();
    await release('one');
    const second = await release('two', ' --channel canary --share 25');
    expect((await run('list')).lines.join('\n')).toMatch(`${second}`);
    expect((await run('list')).lines.join('\n')).toMatch(/canary 25 %/);
    expect((await run(`channel mfe-content canary ${second} --share 50`)).lines).toEqual([
      `mfe-content ${second} is shown to 50 % of visitors.`,
      notOpened(second),
    ]);
    expect((await run('channel mfe-content canary off')).lines).toEqual(['The canary of mfe-content has ended.']);
    expect(await run('canary step mfe-content --share 5')).toMatchObject({ refused: true });
    await run(`readmit mfe-content ${second}`);
    expect((await run(`canary start mfe-content ${second} --share 1`)).lines[0]).toMatch(/shown to 1 %/);
    expect((await run('canary step mfe-content --share 10')).lines).toEqual([
      `mfe-content ${second} is shown to 10 % of visitors.`,
      notOpened(second),
    ]);
    expect((await run('canary stop mfe-content')).lines).toEqual(['The canary of mfe-content has ended.']);
    await expect(run('canary step mfe-content')).rejects.toThrow(/--share/);
  });

  it('starts a canary that climbs by a plan, and reads what it waits for', async () => {
    const { run, release } = setUp();
    await release('one');
    const second = await release('two', ' --no-channel');
    expect((await run(`canary start mfe-content ${second} --plan 5,50,100 --hold 30m --min-visitors 100`)).lines).toEqual([
      `mfe-content ${second} is shown to 5 % of visitors; it climbs by its plan.`,
      notOpened(second),
    ]);
    const tooFew = 'Too few visitors yet: 0 saw the canary and 0 stable on this step, 100 of each are needed. It waits.';
    expect((await run('status')).lines[1]).toBe(`  ${second}: ${tooFew}`);
    expect((await run('status --json')).data).toMatchObject({ remotes: { 'mfe-content': { watched: { canary: tooFew } } } });
    const { lines, data } = await run('canary status');
    expect(lines.join('\n')).toContain('plan [5] → 50 → 100 %');
    expect(lines.at(-1)).toBe(`  ${tooFew}`);
    expect(data).toMatchObject({
      canaries: [{ remote: 'mfe-content', version: second, share: 5, decision: { type: 'wait', for: 'visitors' } }],
    });
    expect(await run(`canary start mfe-content ${second} --plan 50,10`)).toMatchObject({ refused: true });
    expect(await run(`canary start mfe-content ${second} --plan 1,10 --hold soon`)).toMatchObject({ refused: true });
    await expect(run(`canary start mfe-content ${second} --plan 1,10 --share 5`)).rejects.toThrow(/cannot be used with/);
    await run('canary stop mfe-content');
    expect((await run('canary status')).lines).toEqual(['No canary runs.']);
    expect(await run('canary status mfe-content')).toMatchObject({ refused: true });
  });

  it('reads what a release in its first hour waits for', async () => {
    const { run, release } = setUp();
    const first = await release('one');
    expect((await run('canary status')).lines).toEqual(['No canary runs.']);
    const second = await release('two');
    const { lines, data } = await run('canary status mfe-content');
    const state = expect.stringMatching(/It is watched until .* UTC\. Too few visitors to judge it: 0 so far, 0 of the version before/);
    expect(lines).toEqual(['No canary runs.', `mfe-content  ${second} after ${first}`, state]);
    expect(data).toMatchObject({
      releases: [{ version: second, before: first, isPostponed: false, visitors: { now: 0, before: 0 }, state }],
    });
    expect((await run('status')).lines).toEqual([`mfe-content  ${second}`, state]);
    expect((await run('status --json')).data).toMatchObject({ remotes: { 'mfe-content': { watched: { release: state } } } });
  });

  it('releases a build as a canary that climbs by a plan, in one command', async () => {
    const { run, release } = setUp();
    const first = await release('one');
    const second = await release('two', ' --channel canary --plan 1,10,50,100 --hold 1h --min-visitors 50');
    const { lines, data } = await run('canary status');
    expect(lines.join('\n')).toContain('plan [1] → 10 → 50 → 100 %');
    expect(data).toMatchObject({
      canaries: [{ version: second, control: first, share: 1, plan: { steps: [1, 10, 50, 100], holdMs: 3_600_000, minVisitors: 50 } }],
    });
    const again = await run('release mfe-content --no-build --channel canary --plan 1,10,50,100 --json');
    expect(again.data).toMatchObject({ channel: 'canary', plan: { steps: [1, 10, 50, 100] } });
    expect(again.lines[0]).toContain('is shown to 1 % of visitors; it climbs by its plan');
  });

  it('releases nothing by a plan that cannot be followed', async () => {
    const { run, release } = setUp();
    const first = await release('one', ' --no-channel');
    const planned = (options: string) => run(`release mfe-content --no-build ${options}`);
    expect((await planned('--channel canary --plan 1,10')).lines.join(' ')).toContain('no version is stable yet');
    await run(`channel mfe-content stable ${first}`);
    expect((await planned('--channel canary --plan 1,10')).lines.join(' ')).toContain(`${first} is the stable version`);
    expect((await planned('--channel canary --plan 10,1')).lines.join(' ')).toContain('is not a row of shares that grow');
    await expect(planned('--plan 1,10')).rejects.toThrow('add --channel canary');
    await expect(planned('--channel canary --plan 1,10 --share 5')).rejects.toThrow(/cannot be used with/);
  });

  it('runs an experiment, and is warned of it at the next release', async () => {
    const { run, release } = setUp();
    const [a, b] = [await release('one'), await release('two')];
    expect((await run(`experiment start mfe-content --name lead --arms a=${a}:50,b=${b}:50`)).lines[0]).toMatch(
      /"lead" runs on mfe-content: a 50 %/,
    );
    expect((await run('status')).lines.slice(0, 1)).toEqual([`mfe-content  ${b}; experiment "lead": a ${a}, b ${b}`]);
    expect((await run('experiment link lead b --shop http://shop.example --path /news')).lines[0]).toMatch(
      /^http:\/\/shop\.example\/_preview\?token=[\w-]+\.[0-9a-f]{16}$/,
    );
    expect((await run('experiment link lead nix')).lines[1]).toBe('- The experiment "lead" has no arm "nix"; it has a, b.');
    await expect(run('experiment link lead b --path //evil.example')).rejects.toThrow(/must begin with one slash/);
    await release('three');
    expect((await run('release mfe-content --no-build')).lines.at(-1)).toMatch(/experiment "lead" runs on mfe-content: its visitors keep/);
    expect((await run('experiment stop mfe-content')).lines[0]).toMatch(/has stopped/);
    expect((await run('prune --keep 1 --days 0 --dry-run')).lines[0]).toMatch(/releases would be removed/);
  });

  it('prints an address that shows a version which is on no channel', async () => {
    const { run, release } = setUp();
    const version = await release('one');
    const made = await run(`preview mfe-content@${version} --shop http://shop.example --path /news --hours 2`);
    expect(made.lines[0]).toMatch(/^http:\/\/shop\.example\/_preview\?token=[\w-]+\.[0-9a-f]{16}$/);
    expect((await run('preview mfe-content@9.9.9')).lines[1]).toMatch(/There is no release 9\.9\.9 of mfe-content; there are/);
    await expect(run('preview mfe-content')).rejects.toThrow(/write it as mfe-content@/);
    await expect(run(`preview mfe-content@${version} mfe-content@1.0.0`)).rejects.toThrow(/stands there twice/);
    await expect(run(`preview mfe-content@${version} --hours 1000`)).rejects.toThrow(/at most 720 hours/);
  });

  it('The command prints an address that shows a page again by the id of its composition, or the reason why there is none', async () => {
    const { run, release, store } = setUp();
    const version = await release('one');
    const id = compositionId([{ remote: 'mfe-content', version }], await store.secret());
    const made = await run(`replay {"composition":"${id}"} --shop http://shop.example --path /news`);
    expect(made.lines[0]).toMatch(/^http:\/\/shop\.example\/_preview\?token=[\w-]+\.[0-9a-f]{16}$/);
    expect(made.lines[1]).toMatch(/Its holder sees that composition until/);
    const sentence = async (text: string) => {
      const { lines, refused } = await run(`replay ${text}`);
      return [refused, ...lines];
    };
    const wrong = id.endsWith('0') ? '1' : '0';
    expect(await sentence('mfe-content')).toEqual([true, 'There is no link:', expect.stringMatching(/holds no id of a composition/)]);
    expect(await sentence(id.slice(0, -1) + wrong)).toEqual([
      true,
      'There is no link:',
      expect.stringMatching(/its signature does not match/),
    ]);
    await release('two');
    await run('prune --keep 1 --days 0');
    await store.remove('mfe-content', version);
    expect(await sentence(id)).toEqual([true, 'There is no link:', expect.stringContaining(`Removed or damaged: mfe-content@${version}.`)]);
  });

  it('reads that the flag file is broken and that servers use the last good one', async () => {
    const { run, release, store } = setUp();
    const live = await release('one');
    expect((await run('status')).lines).toEqual([`mfe-content  ${live}`]);
    const flag = { state: 'ENABLED', variants: { a: live }, defaultVariant: 'a', targeting: { fractional: [['b', 1]] } };
    await store.writeFlags(JSON.stringify({ flags: { 'release.mfe-content': flag } }));
    expect((await run('status')).lines.slice(1)).toEqual([
      'Problems:',
      expect.stringMatching(/names the variant "b", which it does not have \(it has a\)\. .*servers keep the last good one/),
    ]);
  });

  it('reads the author, the time, the change and the reason of each move', async () => {
    const { run, release } = setUp();
    const first = await release('one');
    const second = await release('two', ' --by Boris');
    await release('hidden', ' --no-channel');
    await run(`canary start mfe-content ${first} --share 10`);
    await run(`experiment start mfe-content --name lead --arms a=${first}:1,b=${second}:1`);
    expect((await run('rollback mfe-content --reason broken')).lines).toEqual([
      `mfe-content is back at ${first}.`,
      `${second} has left stable, arm b of the experiment "lead".`,
      'The experiment "lead" has ended.',
    ]);
    await run('withdraw mfe-content');
    const lines = (await run('history mfe-content')).lines.map((line) => line.replace(/^[-\d]{10} [:\d]{8} {2}/, ''));
    expect(lines).toEqual([
      `withdraw mfe-content: stable ${first} → none; by Ann`,
      `rollback mfe-content: stable ${second} → ${first}, canary ${first} (10 %) → none, experiment "lead" (a ${first}, b ${second}) → none; by Ann: broken`,
      `experiment start mfe-content: experiment none → "lead" (a ${first}, b ${second}); by Ann`,
      `canary start mfe-content: canary none → ${first} (10 %); by Ann`,
      expect.stringMatching(/^publish mfe-content: 0\.1\.0-\w{10} shown to no one; by Ann$/),
      `release mfe-content: stable ${first} → ${second}; by Boris`,
      `release mfe-content: stable none → ${first}; by Ann`,
    ]);
    expect((await run('history --limit 1 --json')).data).toMatchObject({
      history: [{ move: 'withdraw', by: 'Ann', from: { stable: first } }],
    });
    expect((await run('history --limit 0')).lines).toHaveLength(7);
    expect(await run('history nix')).toMatchObject({ refused: true });
    await run('prune --keep 1 --days 0 --reason space');
    expect((await run('history --limit 1')).lines[0]).toMatch(/prune: mfe-content .*; by Ann: space$/);
  });

  it('reads the plan of a canary, also of one that was added while it ran', async () => {
    const { run, release } = setUp();
    await release('one');
    const second = await release('two', ' --channel canary --share 10');
    await run(`canary start mfe-content ${second} --plan 10,50,100`);
    const lines = (await run('history mfe-content --limit 2')).lines.map((line) => line.replace(/^[-\d]{10} [:\d]{8} {2}/, ''));
    expect(lines).toEqual([
      `canary step mfe-content: canary ${second} (10 %) → ${second} (10 %, plan 10, 50, 100); by Ann`,
      `release mfe-content: canary none → ${second} (10 %); by Ann`,
    ]);
  });

  it('gets a list of the remotes when it names an unknown one', async () => {
    const { run, release } = setUp();
    await release('one');
    const commands = ['list nix', 'rollback nix', 'withdraw nix', 'readmit nix 1', 'canary stop nix'];
    const answers = await Promise.all(commands.map((command) => run(command)));
    expect(answers.map(({ refused, data }) => [refused, data])).toEqual(
      commands.map(() => [true, { refusals: [expect.objectContaining({ type: 'remote-unknown', known: ['mfe-content'] })] }]),
    );
  });

  it('The error describes the fault of a build and what stays live', async () => {
    const { run, release, build } = setUp();
    const live = await release('one');
    build('mfe-content', { files: { 'browser/client.js': null } });
    const answer = await run('release mfe-content --no-build');
    expect(answer.refused).toBe(true);
    expect(answer.lines[0]).toBe(`mfe-content was not released; ${live} stays live:`);
    expect(answer.lines[1]).toMatch(/browser\/client\.js is missing/);
  });

  it('The error lists the possible names and numbers', async () => {
    const { run, release } = setUp();
    await release('one');
    await expect(run('release unknown --no-build')).rejects.toThrow(/There is no remote "unknown"/);
    await expect(run('release ../etc --no-build')).rejects.toThrow(/There is no remote/);
    await expect(run('channel mfe-content beta 1')).rejects.toThrow(/Allowed choices are stable, canary/);
    await expect(run('release mfe-content --no-build --channel canary --share many')).rejects.toThrow(/must be a number/);
    expect(await run('channel mfe-content stable 9.9.9')).toMatchObject({ refused: true });
    expect(await run('experiment start mfe-content --name x --arms nonsense')).toMatchObject({ refused: true });
    expect(await run('experiment stop mfe-content')).toMatchObject({ refused: true });
    expect(await run('list nix')).toMatchObject({
      refused: true,
      lines: ['Nothing is listed:', '- nix was never released; there are mfe-content.'],
    });
    expect(await run('rollback nix')).toMatchObject({ refused: true });
  });
});
