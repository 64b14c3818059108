import path from 'node:path';
import { expect, it } from '@jest/globals';
import { readOfferedModules, readSharedNeeds } from './index.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

it('The needs of a remote and the offer of the shell list the shared modules of a page', () => {
  const offered = readOfferedModules(path.join(root, 'shell'));
  expect(offered.packages).toEqual({
    react: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    'react-dom': offered.packages['react'],
    effector: expect.any(String),
    'effector-react': expect.any(String),
  });
  expect(Object.keys(offered.names)).toEqual(['api-client', 'bus/units', 'effector', 'effector-react', 'errors', 'i18n/react', 'router']);
  expect(offered.names).toMatchObject({ router: ['*', 'matchPath'], 'api-client': ['$apiConfig', '*', 'createApiFx'] });
  for (const remote of ['mfe-catalog', 'mfe-cart-checkout', 'mfe-account', 'mfe-content']) {
    const needs = readSharedNeeds(path.join(root, remote));
    expect(needs.packages['react']).toMatch(/^\^\d+\.\d+\.0$/);
    expect(needs.names['effector']).toContain('sample');
    for (const [module, names] of Object.entries(needs.names)) expect(offered.names[module]).toEqual(expect.arrayContaining(names));
  }
});
