import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { tempFolders } from '../../testing/index.ts';
import { dev } from './dev.ts';

const newFolder = tempFolders();
const contracts = { mount: 1, bus: 2, api: 1 };
const environment = process.env.NODE_ENV;
afterAll(() => {
  process.env.NODE_ENV = environment;
});

/** A repository whose preset reports one finished build, with these files in `dist`. */
function newRepository(dist: Readonly<Record<string, string>>): string {
  const root = newFolder();
  const packageFile = JSON.stringify({ version: '1.2.100', vitrava: { contracts } });
  const files = {
    'package.json': '{"version":"0.1.0"}',
    'remote.manifest.json': JSON.stringify({ name: 'mfe-gift', contracts }),
    'node_modules/@vitrava/shared-kit/package.json': packageFile,
    'node_modules/@vitrava/build-preset/package.json': packageFile,
    'node_modules/@vitrava/build-preset/commands.js':
      'exports.watchRemote = async (_folder, { onBuilt }) => { onBuilt(); return { close: async () => undefined }; };',
    ...Object.fromEntries(Object.entries(dist).map(([path, text]) => [`dist/${path}`, text])),
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The line that follows the build. */
async function lineAfterBuild(root: string): Promise<string> {
  const abort = new AbortController();
  const line = Promise.withResolvers<string>();
  const own = { contracts, hasStore: false, create: () => root, createPart: () => root };
  const work = dev(
    { root, own },
    {
      shop: 'http://127.0.0.1:9',
      key: 'key',
      signal: abort.signal,
      note: (text) => {
        if (!text.startsWith('Building')) line.resolve(text);
      },
    },
  );
  await Promise.race([line.promise, work]);
  abort.abort();
  await work;
  return line.promise;
}

describe('Development in a running shop', () => {
  it('reports an error of the build itself, and not an unreachable shop', async () => {
    const root = newRepository({});
    expect(await lineAfterBuild(root)).toBe(`mfe-gift was not sent: There is no build in ${join(root, 'dist')}: build the remote first.`);
  });

  it('reports a shop that cannot be reached', async () => {
    expect(await lineAfterBuild(newRepository({ 'server.cjs': '' }))).toMatch(/^http:\/\/127\.0\.0\.1:9 was not reached: /);
  });
});
