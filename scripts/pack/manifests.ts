import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSIONS, type RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';

/** Counts what changed in the packages without a change of a contract; 0 after each change of one. */
const REVISION = 1;

/** The version of the three packages encodes their contracts: `<mount>.<bus>.<api × 100 + revision>`. */
export function packagesVersion({ mount, bus, api }: RemoteManifest['contracts'] = CONTRACT_VERSIONS, revision = REVISION): string {
  return `${mount}.${bus}.${api * 100 + revision}`;
}

const root = path.resolve(import.meta.dirname, '../..');
const version = packagesVersion();

type Versions = Readonly<Record<string, string>>;

interface WorkspacePackage {
  readonly name: string;
  readonly license: string;
  readonly exports: Versions;
  readonly dependencies: Versions;
  readonly sideEffects?: readonly string[];
}

/** Of these a page has one copy, the shell's: a remote and the kit agree on it. */
const SINGLETONS = ['react', 'react-dom', 'effector', 'effector-react'];

/** The common part of all three. `vitrava.contracts` is the content of the version, for programs. */
const common = {
  version,
  type: 'module',
  license: readPackage('.').license,
  engines: { node: '>=24' },
  vitrava: { contracts: CONTRACT_VERSIONS },
};

/** The `package.json` of the packed kit. */
export function kitManifest(): object {
  const { name, exports, dependencies, sideEffects } = readPackage('shared-kit');
  return {
    name,
    description: 'What remotes of the shop share: bus, contracts, mounting, design kit, tests that every remote passes',
    ...common,
    sideEffects,
    files: ['dist', 'locales'],
    // What is under internal/ is for the shell and the servers: other repositories do not even find it.
    exports: builtExports(pick(exports, (one) => !one.startsWith('./internal/'))),
    dependencies: pick(dependencies, (one) => !SINGLETONS.includes(one)),
    peerDependencies: {
      ...ranges(pick(dependencies, (one) => SINGLETONS.includes(one))),
      ...ranges(pick(readPackage('build-preset').dependencies, (one) => TESTING.includes(one))),
    },
    peerDependenciesMeta: Object.fromEntries(TESTING.map((one) => [one, { optional: true }])),
  };
}

/** What the kit's test helpers need beside it; the build preset brings them. */
const TESTING = ['@jest/globals', '@testing-library/react'];

/** The `package.json` of the packed build preset. */
export function presetManifest(): object {
  const { name, exports, dependencies } = readPackage('build-preset');
  const isShared = (one: string) => SINGLETONS.includes(one) || one === '@vitrava/shared-kit';
  return {
    name,
    description: 'How a remote of the shop is built and tested: federation settings, rules, Jest',
    ...common,
    files: ['dist', 'babel', 'jest', 'assets.d.ts', 'jest-preset.cjs', 'remote.tsconfig.json'],
    exports: {
      ...builtExports(exports),
      './assets': { types: './assets.d.ts' },
      './jest-preset': './jest-preset.cjs',
      './remote.tsconfig.json': './remote.tsconfig.json',
    },
    dependencies: pick(dependencies, (one) => !isShared(one)),
    peerDependencies: { '@vitrava/shared-kit': version, ...ranges(pick(dependencies, (one) => SINGLETONS.includes(one))) },
  };
}

/** Needed for releases straight into a database. */
const DRIVER = 'pg';

/** The `package.json` of the packed command line, which is one program and needs nothing until it builds. */
export function commandManifest(): object {
  const preset = '@vitrava/build-preset';
  return {
    name: 'vitrava',
    description: 'Make, try, check and release a remote of the shop from a repository of its own',
    ...common,
    vitrava: { ...common.vitrava, newRemote: newRemoteVersions() },
    bin: { vitrava: 'bin/vitrava.mjs' },
    files: ['bin', 'dist', 'schemas'],
    peerDependencies: { [preset]: version, ...ranges(pick(readPackage('delivery').dependencies, (one) => one === DRIVER)) },
    peerDependenciesMeta: { [preset]: { optional: true }, [DRIVER]: { optional: true } },
  };
}

/** Versions that a new remote begins with: those that this repository is tested with. */
function newRemoteVersions() {
  const { dependencies } = readPackage('shared-kit');
  const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { devDependencies: Versions };
  const types = ['@types/node', '@types/react', '@types/react-dom'];
  return {
    dependencies: { '@vitrava/shared-kit': version, ...pick(dependencies, (one) => SINGLETONS.includes(one)) },
    devDependencies: { '@vitrava/build-preset': version, ...pick(devDependencies, (one) => types.includes(one)), vitrava: version },
  };
}

/** `./src/ui/badge/index.ts` becomes the built file with its types; what is no TypeScript is exported as it is. */
function builtExports(exports: Versions): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(exports).map(([name, source]) => {
      const built = source.replace(/^\.\/src\//, './dist/');
      if (!/\.tsx?$/.test(built)) return [name, built];
      const file = built.replace(/\.tsx?$/, '');
      return [name, { types: `${file}.d.ts`, default: `${file}.js` }];
    }),
  );
}

function pick(versions: Versions, isWanted: (name: string) => boolean): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)));
}

function ranges(versions: Versions): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).map(([name, exact]) => [name, `^${exact}`]));
}

function readPackage(folder: string): WorkspacePackage {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as WorkspacePackage;
}
