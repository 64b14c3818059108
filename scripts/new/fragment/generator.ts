import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatWritten } from '../finish.ts';
import { namesOf, sentenceOf } from '../names.ts';
import { newPart } from '../refusals.ts';
import { writeTemplates } from '../templates.ts';
import { addTexts } from '../texts.ts';

export interface FragmentOptions {
  readonly remote?: string | undefined;
  readonly name?: string | undefined;
}

/** The generator of a fragment with a heading and a button that closes it. Throws `RefusedCommand` before anything is written. */
export function makeFragment(tree: Tree, options: FragmentOptions): GeneratorCallback {
  const { remote, name } = newPart(tree.root, 'fragment', options);
  const names = namesOf(name);
  writeTemplates(tree, 'fragment', `${remote}/src/fragments/${name}`, names);
  addTexts(tree, remote, { [names.key]: { title: sentenceOf(name), close: 'OK' } });
  return formatWritten(tree);
}
