import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, writePaths } from '@vitrava/shared-kit/build';
import { CONTRACT_VERSIONS } from '@vitrava/shared-kit/contracts/manifest';
import { planFiles } from '../file-tree.ts';
import { writePage } from '../parts.ts';
import { checkPage, newRemote, readRemotes } from '../refusals.ts';
import { writeTemplates } from '../templates.ts';

/** What a repository of its own is made with. */
export interface NewRepository {
  /** The folder that gets a folder of the remote's name. */
  readonly into: string;
  /** Its name, `mfe-gift`: the page is then `/gift`. */
  readonly remote: string;
  /** Another path of the page. */
  readonly path?: string | undefined;
  /** Exact versions of the packages that a remote needs, by their names. */
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const USAGE = `npx vitrava new mfe-gift          a repository with one page, /gift (--path /presents gives another)
npx vitrava new page thanks       in it: a page, /gift/thanks (--path /thanks gives another)
npx vitrava new fragment hello    in it: a fragment`;

/**
 * Makes a repository with a remote of one page, from the templates of `npm run new`, and gives its folder. Throws `RefusedCommand` before
 * anything is written.
 */
export function newRepository({ into, path: requested, ...values }: NewRepository): string {
  const remote = newRemote(into, values.remote, USAGE);
  const page = remote.slice('mfe-'.length);
  const to = requested ?? `/${page}`;
  checkPage(readRemotes(into), page, to);
  const tree = planFiles(into);
  for (const set of ['remote', 'repository']) {
    writeTemplates(tree, set, remote, { ...values, path: to, contracts: CONTRACT_VERSIONS });
  }
  writePage(tree, remote, page, to);
  tree.save();
  const folder = path.join(into, remote);
  writeFileSync(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)));
  return folder;
}
