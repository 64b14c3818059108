import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { tempFolder } from '../testing/index.ts';
import { loadProvider } from './load-provider.ts';

const folder = tempFolder();

it('The flag file decides unless the environment names a provider', async () => {
  expect(await loadProvider({})).toBeNull();
});

it('The provider that the environment names is loaded', async () => {
  const file = join(folder, 'provider.cjs');
  writeFileSync(file, 'exports.createProvider = () => ({ metadata: { name: "ours" } });');
  expect(await loadProvider({ EXPERIMENT_PROVIDER: file })).toEqual({ metadata: { name: 'ours' } });
});

it('A module without a provider is refused with an explanation', async () => {
  const file = join(folder, 'nothing.cjs');
  writeFileSync(file, 'exports.other = 1;');
  await expect(loadProvider({ EXPERIMENT_PROVIDER: file })).rejects.toThrow(/does not export a function createProvider/);
});
