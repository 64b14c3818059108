import { existsSync } from 'node:fs';
import path from 'node:path';
import { readRemote } from '@vitrava/shared-kit/build';
import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { makePart, makeRemote } from '../parts.ts';
import { RefusedCommand } from '../refusals.ts';

interface NewRepository {
  /** The folder that gets a folder of the remote's name. */
  readonly into: string;
  readonly remote: string;
  readonly path?: string | undefined;
  /** Exact versions of the packages that a remote needs, by their names. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A page or a fragment for the remote whose repository is `folder`. */
interface NewPart {
  readonly folder: string;
  readonly kind: 'page' | 'fragment';
  readonly name: string | undefined;
  readonly path?: string | undefined;
}

const USAGE = `npx vitrava new mfe-gift          a repository with one page, /gift (--path /presents gives another)
npx vitrava new page thanks       in it: a page, /gift/thanks (--path /thanks gives another)
npx vitrava new fragment hello    in it: a fragment`;

/** Makes a repository with a remote of one page; gives its folder. Throws `RefusedCommand` before it writes. */
export function newRepository({ into, remote, path: to, ...versions }: NewRepository): string {
  const values = () => ({ ...versions, contracts: CONTRACT_VERSIONS });
  makeRemote({ into, remote, path: to, template: 'repository', values, usage: USAGE });
  return path.join(into, remote);
}

/** Makes a page or fragment in a team's repository; gives its folder. Throws `RefusedCommand` before writing. */
export function newPart({ folder, kind, ...named }: NewPart): string {
  if (!existsSync(path.join(folder, 'remote.manifest.json'))) {
    throw new RefusedCommand(
      `A ${kind} is made in the folder of a remote; ${folder} has no remote.manifest.json. Go there, or make a remote: npx vitrava new mfe-gift`,
    );
  }
  const [first = ''] = makePart({ folder, kind, ...named, remotes: [readRemote(folder)], place: 'repository' });
  return path.dirname(first);
}
