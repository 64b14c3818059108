import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type RemoteSource, readRemote } from '../../shared-kit/src/build/index.ts';
import { type Files, fragmentFiles, fragmentTexts, type PackageModel, pageFiles, pageTexts, remoteFiles } from './files.ts';

/** A command that cannot be carried out; its message says why, and nothing has been written. */
export class RefusedCommand extends Error {
  override readonly name = 'RefusedCommand';
}

export const USAGE = `npm run new -- remote mfe-gift              a remote with one page, /gift
npm run new -- page mfe-gift thanks         a page of it, /gift/thanks (--path /thanks gives another)
npm run new -- fragment mfe-gift hello      a fragment of it`;

/** First segments of addresses that the shop's server answers itself. */
const RESERVED = ['api', 'assets', 'builds', 'en', 'releases', 'ru', 'theme', 'web'];

/** Works out every file of a command before any is written. Throws `RefusedCommand`. */
export function planNew(root: string, [kind, remote, name]: readonly string[], address?: string): Files {
  if (remote === undefined || !/^mfe-[a-z][a-z0-9-]{0,36}$/.test(remote)) {
    throw new RefusedCommand(
      `${remote ? `"${remote}" is no name of a remote: it begins with mfe-, in lower case with hyphens.` : 'Name a remote.'}\n${USAGE}`,
    );
  }
  const remotes = globSync('mfe-*/remote.manifest.json', { cwd: root }).map((file) => readRemote(path.join(root, path.dirname(file))));
  const isThere = existsSync(path.join(root, remote));
  if (kind === 'remote') {
    if (isThere) throw new RefusedCommand(`There is a folder ${remote} already. Choose another name.`);
    const page = remote.slice('mfe-'.length);
    const to = address ?? `/${page}`;
    checkPage(remotes, page, to);
    const texts = textFiles(root, remote, pageTexts(page));
    return { ...remoteFiles(remote, to, modelOf(root, remotes)), ...pageFiles(remote, page, to), ...texts };
  }
  if (kind !== 'page' && kind !== 'fragment') throw new RefusedCommand(`"${kind ?? ''}" is nothing that can be made.\n${USAGE}`);
  if (!isThere) throw new RefusedCommand(`There is no remote ${remote}. Make it first: npm run new -- remote ${remote}`);
  if (name === undefined || !/^[a-z][a-z0-9-]{1,40}$/.test(name)) {
    throw new RefusedCommand(`"${name ?? ''}" is no name of a ${kind}: lower case with hyphens, two characters or more.`);
  }
  if (kind === 'page') {
    const to = address ?? `/${remote.slice('mfe-'.length)}/${name}`;
    checkPage(remotes, name, to);
    return { ...pageFiles(remote, name, to), ...textFiles(root, remote, pageTexts(name)) };
  }
  if (existsSync(path.join(root, remote, 'src/fragments', name))) throw new RefusedCommand(`${remote} has a fragment ${name} already.`);
  return { ...fragmentFiles(remote, name), ...textFiles(root, remote, fragmentTexts(name)) };
}

function checkPage(remotes: readonly RemoteSource[], name: string, to: string): void {
  if (name.length < 2) throw new RefusedCommand(`"${name}" is too short for the name of a page: two characters or more.`);
  if (!/^\/(?:[a-z0-9-]+|:[a-z]+)(?:\/(?:[a-z0-9-]+|:[a-z]+))*$/.test(to)) {
    throw new RefusedCommand(`"${to}" is no path of a page: it begins with a slash, e.g. /gift/thanks or /gift/:id.`);
  }
  const [, first = ''] = to.split('/');
  if (RESERVED.includes(first))
    throw new RefusedCommand(`Addresses under /${first} are the server's own. Choose another path with --path.`);
  for (const { name: owner, manifest } of remotes) {
    const same = manifest.routes.find((route) => route.name === name);
    if (same) throw new RefusedCommand(`${owner} has a page ${name} already, at ${same.path}. Choose another name.`);
    const taken = manifest.routes.find((route) => route.path === to);
    if (taken) throw new RefusedCommand(`${to} is the page ${taken.name} of ${owner}. Choose another path with --path.`);
  }
}

/** Scripts, contract versions and the versions of the packages that every remote needs, from one that is there. */
function modelOf(root: string, remotes: readonly RemoteSource[]): PackageModel {
  const [model] = remotes;
  if (!model) throw new RefusedCommand('There is no remote to take the versions of packages from.');
  const read = JSON.parse(readFileSync(path.join(model.folder, 'package.json'), 'utf8')) as PackageModel;
  const needed = ['@vitrava/shared-kit', 'effector', 'react'];
  const dependencies = Object.entries(read['dependencies'] as Record<string, string>).filter(([name]) => needed.includes(name));
  return {
    folder: path.relative(root, model.folder),
    scripts: read['scripts'],
    contracts: model.manifest.contracts,
    dependencies: Object.fromEntries(dependencies),
  };
}

/** The locale files of a remote with more texts in them; a key that is there keeps its text. */
function textFiles(root: string, remote: string, texts: Readonly<Record<string, unknown>>): Files {
  const files = ['ru', 'en'].map((code) => {
    const file = `${remote}/locales/${code}.json`;
    const present = existsSync(path.join(root, file))
      ? (JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>)
      : {};
    return [file, `${JSON.stringify(merged(present, texts), null, 2)}\n`];
  });
  return Object.fromEntries(files);
}

function merged(present: Readonly<Record<string, unknown>>, more: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const all: Record<string, unknown> = { ...present };
  for (const [key, value] of Object.entries(more)) {
    const own = all[key];
    if (own === undefined) all[key] = value;
    else if (isBranch(own) && isBranch(value)) all[key] = merged(own, value);
  }
  return all;
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
