import { expect, it } from '@jest/globals';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import { SHARED } from './shared-modules.ts';

it('The shell shares every module that builds of remotes leave out', () => {
  const ofOldReleases = ['bus/cart', 'bus/catalog', 'bus/account'];
  const ofKit = [...SHARED_KIT_MODULES, ...ofOldReleases].map((name) => `@vitrava/shared-kit/${name}`);
  expect(Object.keys(SHARED).sort()).toEqual([...SHARED_PACKAGES, ...ofKit].sort());
});
