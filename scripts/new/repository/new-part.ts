import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, writePaths } from '@vitrava/shared-kit/build';
import { planFiles } from '../file-tree.ts';
import { writeFragment, writePage } from '../parts.ts';
import { checkPage, partName, RefusedCommand } from '../refusals.ts';

/** A page or a fragment for the remote whose repository is `folder`. */
export interface NewPart {
  readonly folder: string;
  readonly kind: 'page' | 'fragment';
  readonly name: string | undefined;
  /** Of a page, absent: below the path of the remote, `/gift/thanks`. */
  readonly path?: string | undefined;
}

/** In a repository of its own the remote is not a folder below, but the folder itself. */
const HERE = '.';

/**
 * Makes a page or a fragment in a repository that holds one remote, from the templates of `npm run new`, and returns
 * its folder. The gate checks whether another remote has its address. Throws `RefusedCommand` before anything is
 * written.
 */
export function newPart({ folder, kind, name: requested, path: to }: NewPart): string {
  if (!existsSync(path.join(folder, 'remote.manifest.json'))) {
    throw new RefusedCommand(
      `A ${kind} is made in the folder of a remote; ${folder} has no remote.manifest.json. Go there, or make a remote: npx vitrava new mfe-gift`,
    );
  }
  const source = readRemote(folder);
  const remote = source.manifest.name;
  const name = partName(folder, kind, remote, requested);
  const tree = planFiles(folder);
  if (kind === 'fragment') {
    if (to !== undefined) throw new RefusedCommand('A fragment has no path: it is shown by pages. Leave --path out.');
    writeFragment(tree, HERE, name);
    tree.save();
    return path.join(folder, 'src/fragments', name);
  }
  const address = to ?? `/${remote.slice('mfe-'.length)}/${name}`;
  checkPage([source], name, address);
  writePage(tree, HERE, name, address);
  tree.save();
  writeFileSync(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)));
  return path.join(folder, 'src/pages', name);
}
