import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Kinds of illustrations; each is a folder of SVG files below `data/`. Scenes leave a calm left third for the words laid over them. */
const KINDS = ['scenes', 'packs', 'gear', 'motifs'] as const;
type Kind = (typeof KINDS)[number];

const DATA = path.resolve(import.meta.dirname, '../../data');
const known = new Map<string, string>();

export const ILLUSTRATION_FOLDERS = KINDS.map(folderOf);

export function illustrationNames(kind: Kind): string[] {
  return readdirSync(folderOf(kind))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.parse(file).name);
}

/** The text of an SVG file, read on first use. */
export function readIllustration(kind: Kind, name: string): string {
  const file = path.join(folderOf(kind), `${name}.svg`);
  const text = known.get(file) ?? readFileSync(file, 'utf8');
  known.set(file, text);
  return text;
}

function folderOf(kind: Kind): string {
  return path.join(DATA, kind);
}
