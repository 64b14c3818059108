import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import type { ChannelTarget } from '../channels/index.ts';
import { type ReleaseApiOptions, releaseApi } from '../release-api/index.ts';
import { createReleaseApiClient } from '../release-api-client/index.ts';
import { openResultsAt, readResultsAt, readSumsAt } from '../results/index.ts';
import { makeOwnKey, readKeysPlace, readOwnKey, trustOf, writeTeams } from '../signing/index.ts';
import { openSqlite } from '../sql/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { type FixtureBuild, MODULES_FROM, writeFixtureBuild } from './fixture-build.ts';
import { tempFolders } from './temp-folder.ts';

/** Teams and release APIs of a test file; all release APIs are closed after its tests. */
export function fixtureReleaseApis() {
  const newFolder = tempFolders();
  const open: FastifyInstance[] = [];
  afterAll(async () => {
    await Promise.all(open.map((app) => app.close()));
  });

  /** A team on a machine of its own. */
  async function newTeam() {
    const keys = { ...readKeysPlace({}, '/'), folder: newFolder() };
    const { publicText } = await makeOwnKey(keys.folder, 'own');
    const key = await readOwnKey(keys);
    if (!key) throw new Error('The key was just made.');
    return { keys, key, publicText };
  }

  type Team = Awaited<ReturnType<typeof newTeam>>;

  /**
   * A release API before a store, with two teams that own a remote each (those of `beside`, else new ones); `send` and
   * `run` do what a team does on its own machine.
   */
  async function startFixtureReleaseApi(
    store: ReleaseStore,
    beside: { content: Team; cart: Team } | null = null,
    more: Partial<Pick<ReleaseApiOptions, 'nonces' | 'readBackend'>> = {},
  ) {
    const [content, cart] = beside ? [beside.content, beside.cart] : [await newTeam(), await newTeam()];
    const keysFolder = newFolder();
    const keys = { ...readKeysPlace({ RELEASE_KEYS_DIR: keysFolder }, '/'), isShared: true };
    await writeTeams(keys.teamsFile, {
      content: { keys: [content.publicText], remotes: ['mfe-content'] },
      cart: { keys: [cart.publicText], remotes: ['mfe-cart'] },
    });
    const ownDir = newFolder();
    const place = { type: 'directory', folder: newFolder() } as const;
    const openResults = () => openResultsAt(place);
    const app = fastify();
    open.push(app);
    const requests: string[] = [];
    app.addHook('onRequest', async ({ method, url }) => void requests.push(`${method} ${url}`));
    await app.register(releaseApi, {
      store,
      trust: trustOf(keys),
      openResults: () => readResultsAt(place),
      openSums: () => readSumsAt(place),
      nonces: openSqlite(join(ownDir, 'nonces.sqlite')),
      buildsDir: join(ownDir, 'builds'),
      modulesFrom: MODULES_FROM,
      shop: null,
      ...more,
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = (team: typeof content, remote: string, build: FixtureBuild = {}, target: ChannelTarget | null = { channel: 'stable' }) =>
      createReleaseApiClient(url, team.keys).release({
        remote,
        folder: writeFixtureBuild(join(newFolder(), remote), remote, build),
        packageVersion: '0.1.0',
        target,
        onlyNew: false,
        attribution: { at: '2026-01-02T03:04:05.000Z', by: 'Ann <ann@vitrava.example>', reason: 'a new page' },
      });
    const run = (team: typeof content, line: string) =>
      createReleaseApiClient(url, team.keys).command({ args: line.split(' '), by: 'Ann' });
    return { app, url, store, openResults, content, cart, requests, buildsDir: join(ownDir, 'builds'), send, run };
  }

  return { newTeam, startFixtureReleaseApi };
}
