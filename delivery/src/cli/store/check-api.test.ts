import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { ApiCall } from '@vitrava/shared-kit/contracts/calls';
import { readBackend } from '../../gate/index.ts';
import { createDirectoryStore } from '../../store/index.ts';
import { releasedVersion, tempFolders } from '../../testing/index.ts';
import { checkApi } from './check-api.ts';

const newFolder = tempFolders();

const NEWS: ApiCall = {
  name: 'content/news',
  method: 'GET',
  path: '/api/news/',
  answer: { fields: { count: { type: 'number' } }, required: ['count'] },
};

function documentWith(properties: object): string {
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  const answer = { content: { 'application/json': { schema } } };
  const file = join(newFolder(), 'openapi.json');
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', paths: { '/api/news/': { get: { responses: { 200: answer } } } } }));
  return file;
}

async function liveNews() {
  const store = createDirectoryStore(newFolder());
  const folder = newFolder();
  await releasedVersion(store, folder, 'shell');
  const version = await releasedVersion(store, folder, 'mfe-content', { manifest: { api: { calls: [NEWS], unread: ['anyFx'] } } });
  const canary = { text: 'two', target: { channel: 'canary', share: 10 } as const, manifest: { api: { calls: [NEWS] } } };
  return { store, version, canary: await releasedVersion(store, folder, 'mfe-content', canary) };
}

describe('A change of the API', () => {
  it('is reported with the live releases that it would break, canaries included, by call and field', async () => {
    const { store, version, canary } = await liveNews();
    const answer = await checkApi(store, readBackend({ API_CONTRACT: documentWith({ count: { type: 'string' } }) }));
    expect(answer.refused).toBe(true);
    expect(answer.lines).toEqual([
      expect.stringMatching(/^2 of 3 live releases would break/),
      ...[version, canary].map((one) =>
        expect.stringContaining(
          `The call content/news of mfe-content ${one} (GET /api/news/) reads number in count, but the API promises string`,
        ),
      ),
      expect.stringMatching(/^Not compared, for they do not say what they call: shell 0\.1\.0-/),
      expect.stringContaining(`anyFx of mfe-content ${version}`),
    ]);
    expect(answer.data).toMatchObject({ broken: [{ remote: 'mfe-content', version }, { version: canary }] });
  });

  it('is reported as safe, or as not comparable where there is no contract', async () => {
    const { store } = await liveNews();
    const fine = await checkApi(
      store,
      readBackend({ API_CONTRACT: documentWith({ count: { type: 'integer' }, next: { type: 'string' } }) }),
    );
    expect([fine.refused, fine.lines[0]]).toEqual([false, expect.stringMatching(/^No live release breaks: 2 calls of 2 releases/)]);
    const unknown = await checkApi(store, readBackend({ API_CONTRACT: '/nowhere.json' }));
    expect([unknown.refused, unknown.lines]).toEqual([true, ['No contract at /nowhere.json: it cannot be read. Nothing was compared.']]);
  });
});
