import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { packFiles, readDist } from '../build/index.ts';
import { authorize, digestOf } from '../release-api-protocol/index.ts';
import type { ExperimentRun } from '../results/index.ts';
import { keyIdOf } from '../signing/index.ts';
import { describeOnStores, fixtureReleaseApis, tempFolders, writeFixtureBuild } from '../testing/index.ts';

const newFolder = tempFolders();
const { startFixtureReleaseApi } = fixtureReleaseApis();

describeOnStores('The release API', (fresh) => {
  it('accepts a release of a team, and its rollback, and records the author', async () => {
    const { send, run, content, store } = await startFixtureReleaseApi((await fresh()).open());
    const one = await send(content, 'mfe-content', { text: 'one' });
    expect(one).toMatchObject({
      code: 0,
      lines: [
        expect.stringMatching(/^mfe-content 0\.1\.0-\w+ is live\.$/),
        expect.stringContaining('files'),
        expect.stringContaining('not opened in a browser: no browser is configured.'),
      ],
    });
    const two = await send(content, 'mfe-content', { text: 'two' });
    const back = await run(content, 'rollback mfe-content --reason empty');
    const version = (answer: typeof one) => (answer.data as { version: string }).version;
    expect(back).toMatchObject({ code: 0, lines: [`mfe-content is back at ${version(one)}.`, `${version(two)} has left stable.`] });
    const id = keyIdOf(content.key);
    expect((await store.history()).map(({ move, by, reason }) => ({ move, by, reason }))).toEqual([
      { move: 'release', by: `Ann <ann@vitrava.example>, team content (key ${id})`, reason: 'a new page' },
      { move: 'release', by: `Ann <ann@vitrava.example>, team content (key ${id})`, reason: 'a new page' },
      { move: 'rollback', by: `Ann, team content (key ${id})`, reason: 'empty' },
    ]);
    expect((await store.releases('mfe-content')).every(({ signature }) => signature?.key === id)).toBe(true);
  });

  it('takes a release as a canary that climbs by a plan, and refuses a plan that does not climb', async () => {
    const { send, content, store } = await startFixtureReleaseApi((await fresh()).open());
    await send(content, 'mfe-content', { text: 'one' });
    const plan = { steps: [1, 50, 100], stage: 0, holdMs: 600_000, minVisitors: 30, startedAt: '2026-01-02T03:04:05.000Z' };
    const planned = (steps: number[]) =>
      send(content, 'mfe-content', { text: 'two' }, { channel: 'canary', share: steps[0] ?? 0, plan: { ...plan, steps } });
    expect(await planned([50, 1])).toMatchObject({ code: 1, data: { refusals: [{ type: 'plan-invalid' }] } });
    const released = await planned([1, 50, 100]);
    expect(released).toMatchObject({ code: 0, data: { channel: 'canary', plan } });
    expect(await store.pointers('mfe-content')).toMatchObject({ value: { canary: { share: 1, plan } } });
  });

  it('responds with the refusals of the gate, also for a build whose manifest is missing', async () => {
    const { send, content } = await startFixtureReleaseApi((await fresh()).open());
    const broken = await send(content, 'mfe-content', { files: { 'server.cjs': 'throw new Error("no")', 'browser/later.js': '' } });
    expect(broken.code).toBe(1);
    expect(broken.lines[0]).toBe('mfe-content was not released:');
    expect((broken.data as { refusals: { type: string }[] }).refusals.map(({ type }) => type).sort()).toEqual([
      'script-broken',
      'server-file-broken',
    ]);
    const undescribed = await send(content, 'mfe-content', { files: { 'remote.manifest.json': '{}' } });
    expect((undescribed.data as { refusals: { type: string }[] }).refusals.map(({ type }) => type)).toContain('manifest-invalid');
  });

  it('lets a team move its own remotes only, and look at all', async () => {
    const { send, run, content, cart, store } = await startFixtureReleaseApi((await fresh()).open());
    await send(content, 'mfe-content', { text: 'one' });
    await send(content, 'mfe-content', { text: 'two' });
    expect(await send(cart, 'mfe-content', { text: 'three' })).toMatchObject({
      code: 1,
      data: { refusals: [{ type: 'remote-not-yours', remote: 'mfe-content' }] },
    });
    for (const line of [
      'rollback mfe-content',
      'withdraw mfe-content',
      'canary stop mfe-content',
      'channel mfe-content canary off',
      'experiment stop mfe-content',
    ])
      expect(await run(cart, line)).toMatchObject({ code: 1, data: { refusals: [{ type: 'remote-not-yours' }] } });
    expect((await run(cart, 'list')).lines[0]).toBe('mfe-content');
    expect((await run(cart, 'history --limit 1')).lines).toHaveLength(1);
    expect(await store.history()).toHaveLength(2);
  });

  it('returns to a team the visitors and the results of its experiment', async () => {
    const { send, run, content, openResults } = await startFixtureReleaseApi((await fresh()).open());
    const versions: string[] = [];
    for (const text of ['one', 'two']) versions.push(((await send(content, 'mfe-content', { text })).data as { version: string }).version);
    await run(content, `experiment start mfe-content --name lead --arms a=${versions[0]}:1,b=${versions[1]}:1`);
    const status = await run(content, 'experiment status');
    expect(status.lines).toContain(`  a  ${versions[0]}  weight 1  0 visitors`);
    const [started] = (status.data as { experiments: ExperimentRun[] }).experiments;
    if (!started) throw new Error('It does not run.');
    const collector = openResults();
    await collector.open(started);
    await collector.note([{ type: 'shown', run: started.id, visitor: 'v1', arm: 'a', composition: 'c' }]);
    await collector.close();
    expect((await run(content, 'experiment status lead')).lines).toContain(`  a  ${versions[0]}  weight 1  1 visitors`);
    expect((await run(content, 'experiment results lead')).lines).toContain(`  a  ${versions[0]}  1 visitors  0 conversions  0.00 %`);
    expect(await run(content, 'experiment results other')).toMatchObject({ code: 1 });
    expect(await run(content, 'experiment link lead a')).toMatchObject({ code: 2 });
  });

  it('releases once when the connection breaks during the checks, and the command still gets the result', async () => {
    const { send, content, requests, app, store } = await startFixtureReleaseApi((await fresh()).open());
    let isCut = false;
    app.server.on('request', (request) => {
      if (request.url !== '/v1/releases' || isCut) return;
      isCut = true;
      // The release API has the message whole, and continues.
      request.on('end', () => request.socket.destroy());
    });
    expect(await send(content, 'mfe-content')).toMatchObject({
      code: 0,
      lines: [expect.stringContaining('is live.'), expect.anything(), expect.anything()],
    });
    expect(requests.filter((one) => one === 'POST /v1/releases')).toHaveLength(2);
    expect(await store.history()).toHaveLength(1);
  });

  it('accepts nothing without the signature of the team, and leaves no file of a build behind', async () => {
    const { url, content, buildsDir, store } = await startFixtureReleaseApi((await fresh()).open());
    const folder = writeFixtureBuild(join(newFolder(), 'mfe-content'), 'mfe-content');
    const files = packFiles(await readDist(folder), folder);
    const refusalOf = async (signature: object | null) => {
      const fields = {
        remote: 'mfe-content',
        packageVersion: '0.1.0',
        createdAt: new Date().toISOString(),
        files,
        by: 'Ann',
        reason: null,
      };
      const body = JSON.stringify({ ...fields, target: null, onlyNew: false, signature });
      const path = '/v1/releases';
      const authorization = authorize({ method: 'POST', path, host: new URL(url).host, digest: digestOf(body) }, content.key);
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        body,
        headers: { authorization, 'content-type': 'application/json' },
      });
      return ((await response.json()) as { data?: { refusals: { type: string }[] } }).data?.refusals[0]?.type;
    };
    expect(await refusalOf(null)).toBe('signature-wrong');
    expect(await refusalOf({ key: keyIdOf(content.key), value: Buffer.alloc(64).toString('base64') })).toBe('signature-wrong');
    expect(await store.remotes()).toEqual([]);
    expect(readdirSync(buildsDir)).toEqual([]);
  });

  it('is sent no build that is larger than it takes', async () => {
    const { send, content, requests } = await startFixtureReleaseApi((await fresh()).open());
    const large = send(content, 'mfe-content', { files: { 'browser/large.js': 'x'.repeat(33 * 1024 ** 2) } });
    await expect(large).rejects.toThrow('a shop takes at most 2000 with 32 MB');
    expect(requests).toEqual([]);
  });
});
