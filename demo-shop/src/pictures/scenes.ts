import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Each scene is a drawing of 1536 × 864 in the shop's colours, with a calm left third for the words laid over it. */
export const SCENES_FOLDER = path.resolve(import.meta.dirname, '../../data/scenes');

export function sceneNames(): string[] {
  return readdirSync(SCENES_FOLDER)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => path.parse(file).name);
}

export async function readScene(name: string): Promise<Buffer> {
  const known = sceneNames();
  if (!known.includes(name)) throw new Error(`There is no scene "${name.slice(0, 60)}". Use one of: ${known.join(', ')}.`);
  return readFile(path.join(SCENES_FOLDER, `${name}.svg`));
}
