import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createResolver } from '../resolver/index.ts';
import { describeOnStores, releasedVersion, tempFolders } from '../testing/index.ts';
import { signedStore, writeTeams } from './index.ts';
import { makeKey } from './keys.ts';
import { parsePrivateKey, signRecord } from './record-signature.ts';
import { createTrust } from './trust.ts';

const newFolder = tempFolders();

describeOnStores('A release whose files on a server were modified', (fresh) => {
  it('A copy is served again when it is good again, and was reported once; it is fetched again from the store', async () => {
    const { open, follow } = await fresh();
    const { privatePem, publicText } = makeKey();
    const key = parsePrivateKey('the key', privatePem);
    const teamsFile = join(newFolder(), 'teams.json');
    await writeTeams(teamsFile, { all: { keys: [publicText], remotes: ['*'] } });
    const trust = createTrust({ teamsFile, isRequired: true });
    const commands = signedStore(open(), { trust, signer: async (record) => signRecord(record, key) });
    const version = await releasedVersion(commands, newFolder(), 'mfe-content');
    const store = signedStore(follow(), { trust, contents: true });
    await store.stamp();
    await store.fetch({ remote: 'mfe-content', version });
    const file = join(store.folderOf('mfe-content', version) ?? '', 'server.cjs');
    const good = readFileSync(file);
    writeFileSync(file, Buffer.alloc(good.length, ' '));

    const reported: string[] = [];
    const server = createResolver({ store, freshMs: 0, onProblem: ({ explanation }) => reported.push(explanation) });
    const shown = async () => (await server.resolve({ visitorId: null })).releases['mfe-content']?.version;
    if (store.discard) {
      expect(await shown()).toBe(version);
      expect(readFileSync(file)).toEqual(good);
      expect(reported).toEqual([]);
    } else {
      for (const text of ['one', 'two', 'three']) {
        expect(await shown()).toBeUndefined();
        await releasedVersion(commands, newFolder(), 'mfe-other', { text });
      }
      expect(reported).toEqual([expect.stringContaining('server.cjs is not the file that was signed')]);
      writeFileSync(file, good);
      expect(await shown()).toBe(version);
    }
    expect(server.problems()).toEqual([]);
    await server.close();
  });
});
