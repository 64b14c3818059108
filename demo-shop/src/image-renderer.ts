import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageRenderer } from '@vitrava/reference-api/pictures';
import { PICTURE_WIDTHS, pictureSize, renderPicture, SCENE_NAMES } from './pictures/index.ts';

const FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The real drawing of pictures. Its edition is the hash of its code, so a changed drawing gets a new address by itself. */
export async function openImageRenderer(): Promise<ImageRenderer> {
  return { render: renderPicture, size: pictureSize, widths: PICTURE_WIDTHS, scenes: SCENE_NAMES, edition: await hashFolder(FOLDER) };
}

async function hashFolder(folder: string): Promise<string> {
  const hash = createHash('sha1');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).sort();
  for (const name of names) hash.update(name).update(await readFile(path.join(folder, name)));
  return hash.digest('hex').slice(0, 10);
}
