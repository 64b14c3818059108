import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { type RemoteSource, readRemote } from '@vitrava/shared-kit/build';
import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';

/** A command that cannot be carried out; its message gives the reason, and nothing has been written. */
export class RefusedCommand extends Error {
  override readonly name = 'RefusedCommand';
}

/** First segments of addresses that the shop's server answers itself. */
const RESERVED: readonly string[] = ['api', 'assets', 'builds', 'releases', 'theme', 'web', ...LOCALE_CODES];

/** The remotes of the workspace at `root`, as their folders declare them. */
export function readRemotes(root: string): RemoteSource[] {
  return globSync('mfe-*/remote.manifest.json', { cwd: root }).map((file) => readRemote(path.join(root, path.dirname(file))));
}

/** Gives the name of a remote that is to be made. Throws `RefusedCommand`. */
export function newRemoteName(root: string, remote: string | undefined, usage: string): string {
  const name = remoteName(remote, usage);
  if (existsSync(path.join(root, name))) throw new RefusedCommand(`There is a folder ${name} already. Choose another name.`);
  return name;
}

/** Gives the name of a part that is to be made in the remote in `folder`. Throws `RefusedCommand`. */
export function partName(folder: string, kind: 'page' | 'fragment', remote: string, name: string | undefined): string {
  if (name === undefined || !/^[a-z][a-z0-9-]{1,40}$/.test(name)) {
    throw new RefusedCommand(`"${name ?? ''}" is no name of a ${kind}: lower case with hyphens, two characters or more.`);
  }
  if (kind === 'fragment' && existsSync(path.join(folder, 'src/fragments', name))) {
    throw new RefusedCommand(`${remote} has a fragment ${name} already.`);
  }
  return name;
}

/** Throws `RefusedCommand` for a page whose name or path is reserved or malformed, or taken by one of the remotes. */
export function checkPage(remotes: readonly RemoteSource[], name: string, to: string): void {
  if (name.length < 2) throw new RefusedCommand(`"${name}" is too short for the name of a page: two characters or more.`);
  if (!/^\/(?:[a-z0-9-]+|:[a-z]+)(?:\/(?:[a-z0-9-]+|:[a-z]+))*$/.test(to)) {
    throw new RefusedCommand(`"${to}" is no path of a page: it begins with a slash, e.g. /gift/thanks or /gift/:id.`);
  }
  const [, first = ''] = to.split('/');
  if (RESERVED.includes(first)) {
    throw new RefusedCommand(`Addresses under /${first} are the server's own. Choose another path with --path.`);
  }
  for (const { name: owner, manifest } of remotes) {
    const same = manifest.routes.find((route) => route.name === name);
    if (same) throw new RefusedCommand(`${owner} has a page ${name} already, at ${same.path}. Choose another name.`);
    const taken = manifest.routes.find((route) => route.path === to);
    if (taken) throw new RefusedCommand(`${to} is the page ${taken.name} of ${owner}. Choose another path with --path.`);
  }
}

export function remoteName(remote: string | undefined, usage: string): string {
  if (remote !== undefined && /^mfe-[a-z][a-z0-9-]{0,36}$/.test(remote)) return remote;
  throw new RefusedCommand(
    `${remote ? `"${remote}" is no name of a remote: it begins with mfe-, in lower case with hyphens.` : 'Name a remote.'}\n${usage}`,
  );
}
