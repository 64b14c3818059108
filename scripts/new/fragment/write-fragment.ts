import type { FileTree } from '../file-tree.ts';
import { namesOf, sentenceOf } from '../names.ts';
import { writeTemplates } from '../templates.ts';
import { addTexts } from '../texts.ts';

/** Writes a fragment with a heading and a button that closes it, and its texts. */
export function writeFragment(tree: FileTree, remote: string, name: string): void {
  const names = namesOf(name);
  writeTemplates(tree, 'fragment', `${remote}/src/fragments/${name}`, names);
  addTexts(tree, remote, { [names.key]: { title: sentenceOf(name), close: 'OK' } });
}
