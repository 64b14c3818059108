import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { type FixtureServers, openFixtureServers, SERVER_FILES } from '../../testing/index.ts';
import { createExclusionSharing } from './share-exclusions.ts';

let opened: FixtureServers | null = null;
afterEach(() => opened?.close());

const release = (remote: string, version: string, server: string) => ({ remote, version, server, routes: { page: `/${remote}` } });

async function setUp(newest = SERVER_FILES.good('new')) {
  opened = await openFixtureServers([
    { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
    ...['mfe-content', 'mfe-catalog'].flatMap((remote) => [
      release(remote, '1.0.0-a', SERVER_FILES.good('old')),
      release(remote, '2.0.0-b', newest),
    ]),
  ]);
  const { store } = opened.releases;
  const excluded = async (remote = 'mfe-content') => {
    const stored = await store.pointers(remote);
    return stored.type === 'found' ? (stored.value.excluded ?? []) : [];
  };
  const sharing = () => createExclusionSharing({ store, log: pino({ level: 'silent' }), settleMs: 20 });
  return { servers: opened.servers, excluded, sharing };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100 && !(await isSo()); tries += 1) await wait(100);
}

describe('a version that a server excludes', () => {
  it('is excluded by the others, which need not see it fail', async () => {
    const { servers, excluded } = await setUp(SERVER_FILES.loops);
    const [one, other] = servers;
    await one?.inject('/mfe-content');
    await until(async () => (await excluded()).length > 0);
    expect(await excluded()).toMatchObject([{ version: '2.0.0-b', isShared: true, reason: expect.stringContaining('timed-out') }]);
    expect((await other?.inject('/mfe-content'))?.body).toContain('old');
    const seen = await other?.console.read(() => undefined);
    expect(JSON.stringify(seen?.problems)).toContain('mfe-content 2.0.0-b is excluded on all servers');
  });

  it('is not reported when several remotes fail there at once: then it is at fault itself', async () => {
    const { excluded, sharing } = await setUp();
    const here = sharing();
    here.excluded('mfe-content', '2.0.0-b', 'timed-out', 'No answer.');
    here.excluded('mfe-catalog', '2.0.0-b', 'timed-out', 'No answer.');
    await wait(200);
    await here.close();
    expect([...(await excluded()), ...(await excluded('mfe-catalog'))]).toEqual([]);
  });

  it('is not reported when two versions of a remote are too slow there at once, as a canary and its control are with a slow backend', async () => {
    const { excluded, sharing } = await setUp();
    const here = sharing();
    here.excluded('mfe-content', '2.0.0-b', 'timed-out', 'No answer.');
    here.excluded('mfe-content', '1.0.0-a', 'timed-out', 'No answer.');
    await wait(200);
    expect(await excluded()).toEqual([]);
    // What throws does so by itself.
    here.excluded('mfe-content', '2.0.0-b', 'threw', 'TypeError');
    await until(async () => (await excluded()).length > 0);
    expect(await excluded()).toMatchObject([{ version: '2.0.0-b', isShared: true }]);
    await here.close();
  });

  it('is not reported when its copy is damaged, and counts after two reports when it is slow', async () => {
    const { excluded, sharing } = await setUp();
    const [here, there] = [sharing(), sharing()];
    here.excluded('mfe-content', '2.0.0-b', 'tampered', 'Not what was released.');
    await wait(100);
    expect(await excluded()).toEqual([]);
    here.excluded('mfe-content', '2.0.0-b', 'slow', 'Slow.');
    await until(async () => (await excluded()).length > 0);
    expect(await excluded()).toMatchObject([{ isShared: false }]);
    there.excluded('mfe-content', '2.0.0-b', 'slow', 'Slow.');
    await until(async () => (await excluded()).some(({ isShared }) => isShared));
    expect(await excluded()).toMatchObject([{ isShared: true, servers: [expect.any(String), expect.any(String)] }]);
    await Promise.all([here.close(), there.close()]);
  });
});
