import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatWritten } from '../finish.ts';
import { newPart } from '../refusals.ts';
import { writeFragment } from './write-fragment.ts';

export interface FragmentOptions {
  readonly remote?: string | undefined;
  readonly name?: string | undefined;
}

/** The generator of a fragment with a heading and a button that closes it. Throws `RefusedCommand` before anything is written. */
export function makeFragment(tree: Tree, options: FragmentOptions): GeneratorCallback {
  const { remote, name } = newPart(tree.root, 'fragment', options);
  writeFragment(tree, remote, name);
  return formatWritten(tree);
}
