import type { FileTree } from './file-tree.ts';
import { namesOf, sentenceOf } from './names.ts';
import { writeTemplates } from './templates.ts';
import { addTexts } from './texts.ts';

/** Writes a page with a heading and a sentence, and its texts. */
export function writePage(tree: FileTree, remote: string, name: string, to: string): void {
  const names = namesOf(name);
  writeTemplates(tree, 'page', `${remote}/src/pages/${name}`, { ...names, path: to });
  addTexts(tree, remote, { routes: { [name]: sentenceOf(name) }, [names.key]: { text: `${sentenceOf(name)}.` } });
}

/** Writes a fragment with a heading and a button that closes it, and its texts. */
export function writeFragment(tree: FileTree, remote: string, name: string): void {
  const names = namesOf(name);
  writeTemplates(tree, 'fragment', `${remote}/src/fragments/${name}`, names);
  addTexts(tree, remote, { [names.key]: { title: sentenceOf(name), close: 'OK' } });
}
