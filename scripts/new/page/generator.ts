import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatWritten, writeGenerated } from '../finish.ts';
import { checkPage, newPart, readRemotes } from '../refusals.ts';
import { writePage } from './write-page.ts';

export interface PageOptions {
  readonly remote?: string | undefined;
  readonly name?: string | undefined;
  /** Absent: below the path of the remote, `/gift/thanks`. */
  readonly path?: string | undefined;
}

/** The generator of a page of a remote that is there. Throws `RefusedCommand` before anything is written. */
export function makePage(tree: Tree, options: PageOptions): GeneratorCallback {
  const { remote, name } = newPart(tree.root, 'page', options);
  const to = options.path ?? `/${remote.slice('mfe-'.length)}/${name}`;
  checkPage(readRemotes(tree.root), name, to);
  writePage(tree, remote, name, to);
  const format = formatWritten(tree);
  return () => {
    format();
    writeGenerated(tree, remote);
  };
}
