import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createDirectoryStore, type ReleaseStore } from '../store/index.ts';
import { releasedVersion, tempFolders } from '../testing/index.ts';
import { createReleaseCache } from './release-cache.ts';

const newFolder = tempFolders();
const remote = 'mfe-content';

/** A cache with a clock of its own, over a store that counts how often a release was read whole. */
async function setUp() {
  const root = newFolder();
  const real = createDirectoryStore(root);
  const version = await releasedVersion(real, newFolder(), remote);
  const folder = join(root, remote, version);
  const server = join(folder, 'server.cjs');
  const counts = { looks: 0, isGone: false, isTampered: () => readFileSync(server, 'utf8').startsWith('!') };
  const store: ReleaseStore = {
    ...real,
    has: async (...name) => !counts.isGone && real.has(...name),
    damageOf: async (record) => {
      counts.looks++;
      if (counts.isGone) throw new Error('its copy cannot be brought');
      return counts.isTampered() ? 'server.cjs is not the file that was signed.' : real.damageOf(record);
    },
  };
  const clock = { at: 0 };
  const cache = createReleaseCache(store, () => clock.at);
  const isUsable = async () => {
    await cache.refresh();
    return !('reason' in (await cache.usable(remote, version)));
  };
  const tamper = () => writeFileSync(server, `!${readFileSync(server, 'utf8').slice(1)}`);
  return { cache, clock, counts, folder, isUsable, server, tamper, version };
}

describe('A release that is not whole', () => {
  it('is read once while nothing changes, with a growing interval', async () => {
    const { clock, counts, isUsable, tamper } = await setUp();
    tamper();
    const looksWithin = async (seconds: number) => {
      const before = counts.looks;
      for (let step = 0; step < seconds * 2; step++) {
        clock.at += 500;
        expect(await isUsable()).toBe(false);
      }
      return counts.looks - before;
    };
    expect(await looksWithin(0.5)).toBe(1);
    expect(await looksWithin(60)).toBeLessThanOrEqual(6);
    expect(await looksWithin(600)).toBeLessThanOrEqual(11);
  });

  it('is not requested repeatedly when its files cannot be fetched', async () => {
    const { clock, counts, isUsable } = await setUp();
    counts.isGone = true;
    for (let step = 0; step < 120; step++) {
      clock.at += 500;
      expect(await isUsable()).toBe(false);
    }
    expect(counts.looks).toBeLessThanOrEqual(8);
    counts.isGone = false;
    expect(await isUsable()).toBe(true);
  });

  it('is served as soon as its files are good again, or something has moved in the store', async () => {
    const { cache, counts, isUsable, server, tamper } = await setUp();
    const good = readFileSync(server);
    tamper();
    expect(await isUsable()).toBe(false);
    expect(await cache.refresh()).toBe(false);
    expect(await cache.refresh(true)).toBe(true);
    expect(await isUsable()).toBe(false);
    expect(counts.looks).toBe(2);
    const healed = `${server}.healed`;
    writeFileSync(healed, good);
    renameSync(healed, server);
    expect(await isUsable()).toBe(true);
  });

  it('is read once for all concurrent requests', async () => {
    const { cache, counts, version } = await setUp();
    await Promise.all(Array.from({ length: 10 }, () => cache.usable(remote, version)));
    expect(counts.looks).toBe(1);
  });
});

describe('A release that was whole', () => {
  it('is checked again within seconds after one of its files has changed, and not otherwise', async () => {
    const { clock, counts, isUsable, server, tamper, folder } = await setUp();
    expect(await isUsable()).toBe(true);
    for (let step = 0; step < 100; step++) {
      clock.at += 500;
      expect(await isUsable()).toBe(true);
    }
    expect(counts.looks).toBe(1);
    const before = statSync(server).size;
    tamper();
    expect(statSync(server).size).toBe(before);
    clock.at += 10_500;
    expect(await isUsable()).toBe(false);
    expect(counts.looks).toBe(2);
    appendFileSync(join(folder, 'browser', 'client.js'), ' ');
    expect(await isUsable()).toBe(false);
    expect(counts.looks).toBe(3);
  });
});
