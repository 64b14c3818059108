import { expect, it } from '@jest/globals';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from '@vitrava/shared-kit/build';
import { SHARED } from './shared-modules.ts';

it('The shell shares every module that builds of remotes leave out', () => {
  expect(Object.keys(SHARED)).toEqual(
    expect.arrayContaining([...SHARED_PACKAGES, ...SHARED_KIT_MODULES.map((name) => `@vitrava/shared-kit/${name}`)]),
  );
});
