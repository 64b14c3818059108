import { type Tree, updateJson } from '@nx/devkit';

type Texts = Readonly<Record<string, unknown>>;

/** Adds texts to both locale files of a remote, the same in both until somebody writes better ones; a key that is there keeps its text. */
export function addTexts(tree: Tree, remote: string, texts: Texts): void {
  for (const code of ['ru', 'en']) {
    const file = `${remote}/locales/${code}.json`;
    if (!tree.exists(file)) tree.write(file, '{}');
    updateJson<Texts>(tree, file, (present) => merged(present, texts));
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
