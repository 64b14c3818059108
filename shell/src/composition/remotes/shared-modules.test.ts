import { expect, it } from '@jest/globals';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import { SHARED } from './shared-modules.ts';

it('gives remotes all that their builds leave out', () => {
  expect(Object.keys(SHARED)).toEqual([...SHARED_PACKAGES, ...SHARED_KIT_MODULES.map((name) => `@vitrava/shared-kit/${name}`)]);
});
