import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
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
      lines: [expect.stringMatching(/^mfe-content 0\.1\.0-\w+ is live\.$/), expect.stringContaining('files')],
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

  it('sends only what the release API does not have', async () => {
    const { send, content, requests } = await startFixtureReleaseApi((await fresh()).open());
    await send(content, 'mfe-content', { text: 'one' });
    const before = requests.length;
    await send(content, 'mfe-content', { text: 'two' });
    // The script, the server file, and the manifest, which is no file of a release.
    expect(requests.slice(before)).toEqual(['POST /v1/uploads', ...Array(3).fill('PUT /v1/files/*'), 'POST /v1/releases']);
  });

  it('continues an upload where it was interrupted', async () => {
    const { send, content, requests, stagingDir, app } = await startFixtureReleaseApi((await fresh()).open());
    let left = 4;
    app.server.on('request', ({ method, socket }) => {
      if (method === 'PUT' && left-- <= 0) socket.destroy();
    });
    await expect(send(content, 'mfe-content')).rejects.toThrow('cannot be reached');
    const come = readdirSync(join(stagingDir, 'files/content')).filter((name) => /^[0-9a-f]{64}$/.test(name)).length;
    expect(come).toBeGreaterThan(0);
    left = 1_000;
    const before = requests.length;
    expect((await send(content, 'mfe-content')).code).toBe(0);
    expect(requests.slice(before).filter((one) => one.startsWith('PUT')).length).toBeLessThanOrEqual(7 - come);
    expect(readdirSync(join(stagingDir, 'files/content'))).toEqual([]);
  }, 30_000);

  it('releases once when the connection breaks during the checks, and the command still gets the result', async () => {
    const { send, content, requests, app, store } = await startFixtureReleaseApi((await fresh()).open());
    let isCut = false;
    app.server.on('request', (request) => {
      if (request.url !== '/v1/releases' || isCut) return;
      isCut = true;
      // The release API has the message whole, and continues.
      request.on('end', () => request.socket.destroy());
    });
    expect(await send(content, 'mfe-content')).toMatchObject({ code: 0, lines: [expect.stringContaining('is live.'), expect.anything()] });
    expect(requests.filter((one) => one === 'POST /v1/releases')).toHaveLength(2);
    expect(await store.history()).toHaveLength(1);
  });

  it('receives files again that another release of the team has removed', async () => {
    const { send, content, requests, stagingDir, app } = await startFixtureReleaseApi((await fresh()).open());
    let isTaken = false;
    app.server.on('request', ({ url }) => {
      if (url !== '/v1/releases' || isTaken) return;
      isTaken = true;
      const folder = join(stagingDir, 'files/content');
      rmSync(join(folder, readdirSync(folder)[0] ?? ''));
    });
    expect((await send(content, 'mfe-content')).code).toBe(0);
    const last = requests.slice(requests.indexOf('POST /v1/releases'));
    expect(last).toEqual(['POST /v1/releases', 'POST /v1/uploads', 'PUT /v1/files/*', 'POST /v1/releases']);
  });

  it('accepts nothing without the signature of the team', async () => {
    const { url, content, stagingDir, store } = await startFixtureReleaseApi((await fresh()).open());
    const folder = writeFixtureBuild(join(newFolder(), 'mfe-content'), 'mfe-content');
    // Somebody on the way, or on the release API's disk, changes a file after the team has signed.
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());
    const listed = files
      .map((path) => ({ path, content: readFileSync(join(folder, path)) }))
      .map(({ path, content: bytes }) => ({ path, bytes: bytes.length, sha256: digestOf(bytes) }));
    const call = async (path: string, message: object) => {
      const body = JSON.stringify(message);
      const authorization = authorize({ method: 'POST', path, host: new URL(url).host, digest: digestOf(body) }, content.key);
      const response = await fetch(`${url}${path}`, {
        method: 'POST',
        body,
        headers: { authorization, 'content-type': 'application/json' },
      });
      return { status: response.status, body: (await response.json()) as { data?: { refusals: { type: string }[] }; missing?: string[] } };
    };
    await call('/v1/uploads', { remote: 'mfe-content', files: listed });
    const message = {
      remote: 'mfe-content',
      packageVersion: '0.1.0',
      createdAt: new Date().toISOString(),
      files: listed,
      target: null,
      onlyNew: false,
      by: 'Ann',
      reason: null,
    };
    expect(await call('/v1/releases', { ...message, signature: null })).toMatchObject({ status: 409 });
    for (const file of listed) {
      const bytes = readFileSync(join(folder, file.path));
      const path = `/v1/files/${file.sha256}`;
      const authorization = authorize({ method: 'PUT', path, host: new URL(url).host, digest: file.sha256 }, content.key);
      expect(
        (
          await fetch(`${url}${path}`, {
            method: 'PUT',
            body: bytes,
            headers: { authorization, 'content-type': 'application/octet-stream' },
          })
        ).status,
      ).toBe(201);
    }
    const unsigned = await call('/v1/releases', { ...message, signature: null });
    expect(unsigned.body.data?.refusals[0]?.type).toBe('signature-wrong');
    const forged = await call('/v1/releases', {
      ...message,
      signature: { key: keyIdOf(content.key), value: Buffer.alloc(64).toString('base64') },
    });
    expect(forged.body.data?.refusals[0]?.type).toBe('signature-wrong');
    writeFileSync(join(stagingDir, 'files/content', listed[0]?.sha256 ?? ''), 'another content');
    expect(await call('/v1/releases', { ...message, signature: null })).toMatchObject({ status: 409 });
    expect(await store.remotes()).toEqual([]);
  });
});
