import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '../contracts/locale.ts';
import { GENERATION_MODULES, SERVER_EXTERNALS } from '../contracts/page.ts';
import type { RemoteSource, SourceFragment, SourcePage } from './read-remote.ts';
import { SHARED_KIT_MODULES, SHARED_PACKAGES } from './shared-modules.ts';

/** Where the modules of a remote's builds are, as paths from its folder that begin with `./`. */
export interface RemoteEntries {
  /** What the browser build exposes, by its name in the federation: `./client`, `./pages/news`, `./locales/ru`, … */
  readonly exposes: Readonly<Record<string, string>>;
  /** The one entry of the server file. */
  readonly server: string;
}

/** Writes the modules that bind a remote's parts to names, as files for watching builds; stale ones are removed. */
export function writeEntries(remote: RemoteSource): RemoteEntries {
  const root = path.join(remote.folder, '.cache/entries');
  const texts = new Map<string, string>();
  const fromFolder = (file: string) => `./${relative(remote.folder, file)}`;
  const locales = LOCALE_CODES.map((code) => [`./locales/${code}`, `./locales/${code}.json`] as const);
  const entry = (name: string, lines: (from: (file: string) => string) => readonly string[]): string => {
    const file = path.join(root, `${name}.ts`);
    texts.set(file, `${lines((target) => relative(path.dirname(file), target)).join('\n')}\n`);
    return fromFolder(file);
  };
  if (remote.manifest.brings === 'generation') {
    const entries = { exposes: { './generation': entry('generation', generationLines) }, server: entry('server', generationServerLines) };
    replaceFiles(root, texts);
    return entries;
  }
  const exposes = {
    './client': entry('client', () => clientLines(remote)),
    ...Object.fromEntries(locales),
    ...Object.fromEntries(
      remote.pages.map((page) => [`./pages/${page.name}`, entry(`pages/${page.name}`, (from) => pageLines(page, from))]),
    ),
    ...(remote.serviceFile === null ? {} : { './service': fromFolder(remote.serviceFile) }),
    ...Object.fromEntries(
      remote.fragments.map((fragment) => [
        `./fragments/${fragment.name}`,
        entry(`fragments/${fragment.name}`, (from) => fragmentLines(remote.name, fragment, from)),
      ]),
    ),
    ...Object.fromEntries(remote.middleware.map(({ name, file }) => [`./middleware/${name}`, fromFolder(file)])),
  };
  const server = entry('server', (from) => serverLines(remote, from));
  replaceFiles(root, texts);
  return { exposes, server };
}

/** The modules that depend on React, once more for each generation. What is not imported is not shared. */
const GENERATION = [
  ...SHARED_PACKAGES.filter((name) => GENERATION_MODULES.includes(name.split('/')[0] ?? '')),
  ...SHARED_KIT_MODULES.filter((name) => GENERATION_MODULES.includes(name)).map((name) => `@vitrava/shared-kit/${name}`),
];

const generationLines = (): readonly string[] => GENERATION.map((name, index) => `export * as module${index} from '${name}';`);

const generationServerLines = (): readonly string[] => {
  const names = SERVER_EXTERNALS.filter((name) => GENERATION_MODULES.includes(name.split('/')[0] ?? ''));
  return [
    ...names.map((name, index) => `import * as module${index} from '${name}';`),
    `export const modules = () => ({ ${names.map((name, index) => `'${name}': module${index}`).join(', ')} });`,
  ];
};

const clientLines = ({ name }: RemoteSource): readonly string[] => [
  `import { defineRemote } from '@vitrava/shared-kit/mount/client';`,
  `export const { addPage, bootstrap, mount, unmount, applyState, openPage } = defineRemote({ name: '${name}' });`,
];

const pageLines = ({ file, route }: SourcePage, from: (file: string) => string): readonly string[] => [
  `import { page } from '${from(file)}';`,
  `export const route = { ...page, name: '${route.name}', path: '${route.path}' };`,
];

const fragmentLines = (owner: string, { name, file, isEmbedded }: SourceFragment, from: (file: string) => string): readonly string[] =>
  isEmbedded
    ? [
        `import { takeOver as takeOverFragment } from '@vitrava/shared-kit/mount/embedded-client';`,
        `import { fragment } from '${from(file)}';`,
        `export const takeOver = takeOverFragment(fragment, { owner: '${owner}', name: '${name}' });`,
      ]
    : [`import { fragment } from '${from(file)}';`, `export const lifecycles = fragment({ owner: '${owner}', name: '${name}' });`];

const serverLines = (remote: RemoteSource, from: (file: string) => string): readonly string[] => {
  const embedded = remote.fragments.filter(({ isEmbedded }) => isEmbedded);
  return [
    `import { defineRemoteServer } from '@vitrava/shared-kit/mount/server';`,
    ...LOCALE_CODES.map((code, index) => `import locale${index} from '${from(path.join(remote.folder, `locales/${code}.json`))}';`),
    ...remote.pages.map(({ file }, index) => `import { page as page${index} } from '${from(file)}';`),
    ...embedded.map(({ file }, index) => `import { fragment as fragment${index} } from '${from(file)}';`),
    'const routes = [',
    ...remote.pages.map(({ route }, index) => `  { ...page${index}, name: '${route.name}', path: '${route.path}' },`),
    '];',
    `const fragments = { ${embedded.map(({ name }, index) => `'${name}': fragment${index}`).join(', ')} };`,
    `const locales = { ${LOCALE_CODES.map((code, index) => `'${code}': locale${index}`).join(', ')} };`,
    `export const { render } = defineRemoteServer({ name: '${remote.name}', routes, locales, fragments });`,
  ];
};

function relative(from: string, to: string): string {
  return path.relative(from, to).split(path.sep).join('/');
}

function replaceFiles(root: string, texts: ReadonlyMap<string, string>): void {
  const present = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  for (const old of present) {
    const file = path.join(old.parentPath, old.name);
    if (old.isFile() && !texts.has(file)) rmSync(file);
  }
  for (const [file, text] of texts) {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
