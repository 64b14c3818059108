import { describe, expect, it } from '@jest/globals';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { SharedModules } from '@vitrava/shared-kit/contracts/shared';
import type { ReleaseRecord } from '../store/index.ts';
import { fixtureManifest } from '../testing/index.ts';
import { checkShared } from './check-shared.ts';

const OFFERED: SharedModules = {
  packages: { react: '19.3.1', effector: '23.4.4' },
  names: { effector: ['*', 'createEvent', 'sample'], router: ['matchPath'] },
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
    ['all of a module that an earlier shell shares in part', { names: { router: ['*'] } }, /imports all of it \(import \*\), which/],
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

describe('A remote of another generation than the shell', () => {
  const shell = (generation: string | undefined, react: string) =>
    release('shell', { ...(generation && { generation }), shared: { ...OFFERED, packages: { ...OFFERED.packages, react } } });
  const user = (generation: string, react: string, more: Partial<RemoteManifest> = {}) =>
    release('mfe-gift', { generation, shared: { packages: { react, effector: '^23.4.0' }, names: {} }, ...more });
  const container = (generation: string, react: string, effector = '^23.4.0') =>
    release('react-container', { generation, brings: 'generation', shared: { packages: { react, effector }, names: {} } });
  const texts = ({ remote, manifest }: ReleaseRecord, shells: readonly ReleaseRecord[], remotes: readonly ReleaseRecord[] = []) =>
    checkShared(remote, manifest, { shells, remotes }).map(({ explanation }) => explanation);
  const old = container('react18', '18.3.1');
  const now = shell('react19', '19.3.1');

  it('needs a live container of its generation, or its own copy', () => {
    expect(texts(user('react18', '^18.3.0'), [now])).toEqual([
      expect.stringMatching(
        /this mfe-gift is built with react18, but the live shell 1\.0\.0-a has react19, .* release a container of it first/,
      ),
    ]);
    expect(texts(user('react18', '^18.3.0'), [now], [old])).toEqual([]);
    expect(texts(user('react18', '^18.3.0', { brings: 'own' }), [now])).toEqual([]);
  });

  it('is compared with the container for React, and with the shell for all else', () => {
    expect(texts(user('react18', '^18.4.0'), [now], [old])).toEqual([
      expect.stringContaining('needs ^18.4.0, but the live react-container 1.0.0-a has 18.3.1'),
    ]);
    const effector = { shared: { packages: { effector: '^24.0.0' }, names: {} } };
    for (const more of [effector, { ...effector, brings: 'own' as const }]) {
      expect(texts(user('react18', '', more), [now], [old])).toEqual([expect.stringContaining('the live shell 1.0.0-a has 23.4.4')]);
    }
  });

  it('is refused beside a shell that was built before generations', () => {
    const refused = [expect.stringContaining('release a newer shell first')];
    expect(texts(user('react18', '^18.3.0'), [shell(undefined, '19.3.1')], [old])).toEqual(refused);
    expect(texts(old, [shell(undefined, '19.3.1')])).toEqual(refused);
  });

  it('lets a shell of the next major version go live first, where a container serves the live remotes', () => {
    const next = shell('react20', '20.0.0');
    const live = [release('mfe-before', { shared: NEEDED_OF_PACKAGES }), user('react19', '^19.3.0')];
    expect(texts(next, [now], live)).toHaveLength(2);
    expect(texts(next, [now], [...live, container('react19', '19.3.1')])).toEqual([]);
    expect(texts(next, [now], [user('react20', '^20.0.0')])).toEqual([]);
    const withoutReact = release('mfe-vue', { shared: { packages: { effector: '^23.4.0' }, names: {} } });
    expect(texts(next, [now], [withoutReact])).toEqual([]);
  });

  it('has one container: another remote cannot bring the same generation', () => {
    const other = { ...container('react18', '18.3.1'), remote: 'react-other' };
    expect(texts(other, [now], [old])).toEqual([expect.stringContaining('the live react-container 1.0.0-a is the container of react18')]);
    expect(texts(container('react18', '18.3.1'), [now], [old])).toEqual([]);
  });

  it('takes the React of the shell when it was built without the kit, whatever containers there are', () => {
    const foreign = { foreign: { exposes: './App' } };
    expect(texts(user('react18', '^18.3.0', foreign), [now], [old])).toEqual([expect.stringContaining('has 19.3.1')]);
    const next = shell('react20', '20.0.0');
    expect(texts(next, [now], [release('mfe-vue', foreign)])).toEqual([]);
  });

  it('protects its container: a new one must serve all live remotes of the generation, beside every live shell', () => {
    const live = [old, user('react18', '^18.3.0')];
    expect(texts(container('react18', '18.2.0'), [now], live)).toEqual([expect.stringContaining('but this react-container has 18.2.0')]);
    expect(texts(release('react-container', {}), [now], live)).toEqual([expect.stringContaining('no live remote brings react18')]);
    expect(texts(container('react18', '18.3.1', '^24.0.0'), [now])).toEqual([expect.stringContaining('the live shell 1.0.0-a has 23.4.4')]);
  });
});

const NEEDED_OF_PACKAGES: SharedModules = { packages: NEEDED.packages, names: {} };

function release(remote: string, manifest: Partial<RemoteManifest>): ReleaseRecord {
  return { remote, version: '1.0.0-a', manifest: fixtureManifest(remote, manifest) } as ReleaseRecord;
}
