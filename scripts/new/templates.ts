import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ejs from 'ejs';
import type { FileTree } from './file-tree.ts';

/** The templates of every generator, a folder each; beside this module, also where it is bundled. */
const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** Writes the files of one set of templates below `target`; a file's name is that of its template without `.template`. */
export function writeTemplates(tree: FileTree, set: string, target: string, values: Readonly<Record<string, unknown>>): void {
  const folder = path.join(TEMPLATES, set);
  for (const name of globSync('**/*.template', { cwd: folder }).sort()) {
    const text = ejs.render(readFileSync(path.join(folder, name), 'utf8'), values);
    tree.write(
      path.posix.join(
        target,
        name
          .split(path.sep)
          .join('/')
          .replace(/\.template$/, '')
          .replace(/(^|\/)dot-/, '$1.'),
      ),
      text,
    );
  }
}
