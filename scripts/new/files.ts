import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from '@vitrava/shared-kit/contracts/locale';
import ejs from 'ejs';

/** The templates of every generator, a folder each; beside this module, also where it is bundled. */
const TEMPLATES = path.join(import.meta.dirname, 'templates');

type Texts = Readonly<Record<string, unknown>>;

/** Writes a set of templates into `folder` and gives the paths; names lose their `.template`. */
export function writeTemplates(folder: string, set: string, values: Texts): string[] {
  const source = path.join(TEMPLATES, set);
  return globSync('**/*.template', { cwd: source })
    .sort()
    .map((name) => {
      const file = path.join(folder, name.replace(/\.template$/, '').replace(/(^|[\\/])dot-/, '$1.'));
      const text = ejs.render(readFileSync(path.join(source, name), 'utf8'), values);
      return write(file, file.endsWith('.json') ? layOut(JSON.parse(text)) : text);
    });
}

/** Adds texts, the same in all languages, to the locale files of a remote; a key that is there keeps its text. */
export function addTexts(folder: string, texts: Texts): string[] {
  return LOCALE_CODES.map((code) => {
    const file = path.join(folder, `locales/${code}.json`);
    const present = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
    return write(file, layOut(merged(present, texts)));
  });
}

export function write(file: string, text: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function layOut(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function merged(present: Texts, more: Texts): Texts {
  const all: Record<string, unknown> = { ...present };
  for (const [key, value] of Object.entries(more)) {
    const own = all[key];
    all[key] = isBranch(own) && isBranch(value) ? merged(own, value) : (own ?? value);
  }
  return all;
}

function isBranch(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null;
}
