import type { FileTree } from './file-tree.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Adds texts to both locale files of a remote, the same in both until somebody writes better ones; a key that is there keeps its text. */
export function addTexts(tree: FileTree, remote: string, texts: Texts): void {
  for (const code of ['ru', 'en']) {
    const file = `${remote}/locales/${code}.json`;
    const present = JSON.parse(tree.read(file) ?? '{}') as Texts;
    tree.write(file, JSON.stringify(merged(present, texts), null, 2));
  }
}

function merged(present: Texts, more: Texts): Texts {
  const all: Record<string, unknown> = { ...present };
  for (const [key, value] of Object.entries(more)) {
    const own = all[key];
    if (own === undefined) all[key] = value;
    else if (isBranch(own) && isBranch(value)) all[key] = merged(own, value);
  }
  return all;
}

function isBranch(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}
