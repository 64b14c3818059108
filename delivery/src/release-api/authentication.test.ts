import { createServer } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { createReleaseApiClient } from '../release-api-client/index.ts';
import { authorize, digestOf } from '../release-api-protocol/index.ts';
import { createDirectoryStore } from '../store/index.ts';
import { fixtureReleaseApis, tempFolders } from '../testing/index.ts';

const newFolder = tempFolders();
const { newTeam, startFixtureReleaseApi } = fixtureReleaseApis();

describe('The release API', () => {
  async function callApi(
    path: string,
    {
      method = 'POST',
      body = '{}',
      headers = {},
      sign = true,
    }: { method?: string; body?: string; headers?: Record<string, string>; sign?: boolean } = {},
  ) {
    const shop = await shared;
    const host = new URL(shop.url).host;
    const authorization = authorize({ method, path, host, digest: digestOf(body) }, shop.content.key);
    const response = await fetch(`${shop.url}${path}`, {
      method,
      body,
      headers: { 'content-type': 'application/json', ...(sign && { authorization }), ...headers },
    });
    return { status: response.status, error: ((await response.json()) as { error?: string }).error ?? '' };
  }
  const shared = startFixtureReleaseApi(createDirectoryStore(newFolder()));

  it('reveals no paths of its own when it fails', async () => {
    const history = () => Promise.reject(new Error("ENOENT: no such file or directory, open '/srv/shop/releases/history.jsonl'"));
    const { run, content } = await startFixtureReleaseApi({ ...createDirectoryStore(newFolder()), history });
    const answer = run(content, 'history');
    await expect(answer).rejects.toThrow(/The release API has failed\. Its log contains the reason, by [\w-]+\./);
    await expect(answer).rejects.not.toThrow('/srv');
  });

  it('rejects requests without the key of a team, and explains what to do', async () => {
    const { url, cart } = await shared;
    const stranger = await newTeam();
    expect(await callApi('/v1/commands', { sign: false })).toMatchObject({
      status: 401,
      error: expect.stringContaining('not signed with the key of a team'),
    });
    await expect(createReleaseApiClient(url, stranger.keys).command({ args: ['list'], by: 'x' })).rejects.toThrow('is of no team here');
    const host = new URL(url).host;
    const proof = (changes: object, at?: number) =>
      authorize({ method: 'POST', path: '/v1/commands', host, digest: digestOf('{}'), ...changes }, cart.key, at);
    for (const changes of [{ method: 'PUT' }, { path: '/v1/checks' }, { host: 'other.example' }])
      expect(await callApi('/v1/commands', { headers: { authorization: proof(changes) } })).toMatchObject({
        status: 401,
        error: expect.stringContaining('does not match'),
      });
    expect(await callApi('/v1/commands', { headers: { authorization: proof({}, Date.now() - 120_000) } })).toMatchObject({
      status: 401,
      error: expect.stringContaining('set the clock'),
    });
    expect(await callApi('/v1/commands', { body: '{"other":1}', headers: { authorization: proof({}) } })).toMatchObject({
      status: 400,
      error: expect.stringContaining('not the one that was signed'),
    });
  });

  it('counts a request once', async () => {
    const { url, content } = await shared;
    const body = JSON.stringify({ args: ['list'], by: 'Ann' });
    const authorization = authorize({ method: 'POST', path: '/v1/commands', host: new URL(url).host, digest: digestOf(body) }, content.key);
    expect((await callApi('/v1/commands', { body, headers: { authorization } })).status).toBe(200);
    expect(await callApi('/v1/commands', { body, headers: { authorization } })).toMatchObject({
      status: 401,
      error: expect.stringContaining('sent before'),
    });
  });

  it.each([
    ['../../etc/passwd'],
    ['browser/../../x'],
    ['browser/./x'],
    ['/etc/passwd'],
    ['browser//x'],
    ['browser\\..\\x'],
    ['browser/.hidden'],
    ['release.json'],
    ['browser/a\0b'],
    ['browser/'],
  ])('accepts no file at %j', async (path) => {
    const body = JSON.stringify({ remote: 'mfe-content', files: [{ path, content: '' }] });
    expect(await callApi('/v1/checks', { body })).toMatchObject({ status: 400, error: expect.stringContaining('/files/0/path') });
  });

  it.each([
    [['browser/a', 'browser/a'], 'The build contains the path browser/a twice.'],
    [['browser/a/b', 'browser/a'], 'The build contains the path browser/a both as a file and as a folder.'],
  ])('accepts no build with the files %j', async (paths, error) => {
    const body = JSON.stringify({ remote: 'mfe-content', files: paths.map((path) => ({ path, content: '' })) });
    expect(await callApi('/v1/checks', { body })).toMatchObject({ status: 400, error });
  });

  it('accepts no build that is too large, and no remote that is a path', async () => {
    const files = Array.from({ length: 2_001 }, (_, index) => ({ path: `browser/${index}.js`, content: '' }));
    expect((await callApi('/v1/checks', { body: JSON.stringify({ remote: 'mfe-content', files }) })).status).toBe(400);
    const body = JSON.stringify({ remote: 'mfe-content', files: [{ path: 'browser/a.js', content: 'A'.repeat(45 * 1024 ** 2) }] });
    expect(await callApi('/v1/checks', { body })).toMatchObject({ status: 413, error: expect.stringContaining('at most 32 MB') });
    expect((await callApi('/v1/checks', { body: '{"remote":"../x","files":[]}' })).status).toBe(400);
    expect((await callApi('/v1/commands', { body: 'x'.repeat(1024 ** 2 + 1) })).status).toBe(413);
    expect((await callApi('/v1/commands', { body: '{' })).status).toBe(400);
  });

  it('runs no command for the local machine', async () => {
    const { run, content } = await shared;
    for (const line of ['release mfe-content', 'keys list', 'prune', 'release-api', 'completion bash', 'nonsense', 'rollback'])
      expect(await run(content, line)).toMatchObject({ code: 2 });
  });

  it('limits guesses of keys', async () => {
    const shop = await startFixtureReleaseApi(createDirectoryStore(newFolder()));
    const statuses = new Set<number>();
    for (let turn = 0; turn < 35; turn++) statuses.add((await fetch(`${shop.url}/v1/commands`, { method: 'POST', body: '{}' })).status);
    expect([...statuses]).toEqual([401, 429]);
    expect((await shop.run(shop.content, 'list')).code).toBe(0);
  });
});

describe('The client of a release API', () => {
  it('connects over https, or to this machine', async () => {
    const { keys } = await newTeam();
    for (const address of ['http://shop.example', 'ftp://x', 'nonsense'])
      expect(() => createReleaseApiClient(address, keys)).toThrow('must be an address such as https');
    for (const address of ['https://shop.example', 'http://127.0.0.1:3003', 'http://localhost:1'])
      expect(() => createReleaseApiClient(address, keys)).not.toThrow();
  });

  it('reports in a sentence that no server or another server responds', async () => {
    const { keys } = await newTeam();
    let status = 200;
    const other = createServer((_request, response) => response.writeHead(status, { connection: 'close' }).end('<html>'));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const bound = other.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    await expect(createReleaseApiClient(`http://127.0.0.1:${port}`, keys).command({ args: ['list'], by: 'x' })).rejects.toThrow(
      'has answered 200, which is no response of a release API',
    );
    status = 413;
    await expect(createReleaseApiClient(`http://127.0.0.1:${port}`, keys).command({ args: ['list'], by: 'x' })).rejects.toThrow(
      `A proxy of the release API http://127.0.0.1:${port} refuses the size of the request (413): it must allow 44 MB.`,
    );
    await new Promise((resolve) => other.close(resolve));
    await expect(createReleaseApiClient(`http://127.0.0.1:${port}`, keys).command({ args: ['list'], by: 'x' })).rejects.toThrow(
      `The release API http://127.0.0.1:${port} cannot be reached: ECONNREFUSED.`,
    );
  });
});
