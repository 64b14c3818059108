import { describe, expect, it } from '@jest/globals';
import type { SharedModules } from '@vitrava/shared-kit/contracts/shared';
import type { ReleaseRecord } from '../store/index.ts';
import { fixtureManifest } from '../testing/index.ts';
import { checkShared } from './check-shared.ts';

const OFFERED: SharedModules = {
  packages: { react: '19.3.1', effector: '23.4.4' },
  names: { effector: ['createEvent', 'sample'], router: ['matchPath'] },
};
const NEEDED: SharedModules = {
  packages: { react: '^19.3.0', effector: '^23.4.0' },
  names: { effector: ['sample'], router: ['matchPath'] },
};

const live = (remote: string, shared?: SharedModules, version = '1.0.0-a') =>
  ({ remote, version, manifest: fixtureManifest(remote, shared && { shared }) }) as ReleaseRecord;

function refusalsOf(needed: SharedModules, shells = [live('shell', OFFERED)]): string[] {
  const manifest = fixtureManifest('mfe-content', { shared: needed });
  return checkShared('mfe-content', manifest, { shells, remotes: [] }).map(({ explanation }) => explanation);
}

describe('Modules of which a page has one', () => {
  it('The modules suit a remote whose needs every live shell fulfils', () => {
    expect(refusalsOf(NEEDED)).toEqual([]);
    expect(refusalsOf({ packages: {}, names: { effector: ['*'] } })).toEqual([]);
  });

  it.each<[string, Partial<SharedModules>, RegExp]>([
    [
      'a newer minor of a package',
      { packages: { react: '^19.4.0' } },
      /this mfe-content needs \^19\.4\.0, but the live shell 1\.0\.0-a has 19\.3\.1/,
    ],
    ['another major', { packages: { effector: '^22.8.0' } }, /one effector, .* needs \^22\.8\.0/],
    ['a package that the page does not share', { packages: { vue: '^3.5.0' } }, /has none/],
    [
      'an export that is not shared',
      { names: { effector: ['sample', 'createDomain'] } },
      /this mfe-content imports createDomain, which the live shell 1\.0\.0-a/,
    ],
    ['a module that is not shared', { names: { 'i18n/react': ['useTexts'] } }, /one i18n\/react, .* imports useTexts/],
  ])('refuse a remote that needs %s, and name both sides', (_, change, expected) => {
    expect(refusalsOf({ packages: {}, names: {}, ...change })).toEqual([expect.stringMatching(expected)]);
  });

  it('are compared with a canary of the shell as well, but not with a shell that declares none', () => {
    const old = live('shell', { ...OFFERED, packages: { react: '18.3.1', effector: '23.4.4' } }, '1.1.0-b');
    expect(refusalsOf(NEEDED, [live('shell', OFFERED), old])).toEqual([expect.stringContaining('the live shell 1.1.0-b has 18.3.1')]);
    expect(refusalsOf(NEEDED, [live('shell')])).toEqual([]);
  });

  it('refuse a shell that takes away what a live remote needs', () => {
    const manifest = fixtureManifest('shell', { shared: { ...OFFERED, names: { ...OFFERED.names, router: [] } } });
    const refusals = checkShared('shell', manifest, { shells: [], remotes: [live('mfe-content', NEEDED), live('mfe-gift')] });
    expect(refusals).toMatchObject([
      { type: 'shared-name-missing', module: 'router', names: ['matchPath'], user: 'the live mfe-content 1.0.0-a', shell: 'this shell' },
    ]);
  });
});
