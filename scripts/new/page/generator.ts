import path from 'node:path';
import { type GeneratorCallback, generateFiles, type Tree } from '@nx/devkit';
import { formatWritten, namePaths } from '../finish.ts';
import { namesOf, sentenceOf } from '../names.ts';
import { checkPage, newPart } from '../refusals.ts';
import { addTexts } from '../texts.ts';

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
  checkPage(tree.root, name, to);
  writePage(tree, remote, name, to);
  const format = formatWritten(tree);
  return () => {
    format();
    namePaths(tree, remote);
  };
}

/** Writes a page with a heading and a sentence, and its texts. */
export function writePage(tree: Tree, remote: string, name: string, to: string): void {
  const names = namesOf(name);
  generateFiles(tree, path.join(import.meta.dirname, 'files'), `${remote}/src/pages/${name}`, { ...names, path: to });
  addTexts(tree, remote, { routes: { [name]: sentenceOf(name) }, [names.key]: { text: `${sentenceOf(name)}.` } });
}
