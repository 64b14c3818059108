import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageRenderer } from '@vitrava/reference-api/pictures';
import { PICTURE_WIDTHS, pictureSize, renderPicture, SCENES_FOLDER, sceneNames } from './pictures/index.ts';

const CODE_FOLDER = fileURLToPath(new URL('./pictures/', import.meta.url));

/** The edition is the hash of the drawing code and of the scenes, so a changed drawing gets a new address. */
export async function openImageRenderer(): Promise<ImageRenderer> {
  const edition = createHash('sha1');
  for (const file of await filesOf(CODE_FOLDER, SCENES_FOLDER)) edition.update(await readFile(file));
  return {
    render: renderPicture,
    size: pictureSize,
    widths: PICTURE_WIDTHS,
    scenes: sceneNames(),
    edition: edition.digest('hex').slice(0, 10),
  };
}

async function filesOf(...folders: readonly string[]): Promise<string[]> {
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => path.join(folder, name))),
  );
  return names
    .flat()
    .filter((name) => /(?<!\.test)\.(?:ts|svg)$/.test(name))
    .sort();
}
