import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ImageRenderer } from '@vitrava/reference-api/pictures';
import { ILLUSTRATION_FOLDERS, PICTURE_WIDTHS, pictureSize, renderPicture, sceneNames } from './pictures/index.ts';

const CODE_FOLDER = path.join(import.meta.dirname, 'pictures');
const CHOICES = path.join(import.meta.dirname, 'random.ts');

/** The edition is the hash of the drawing code and of the illustrations, so a changed drawing gets a new address. */
export async function openImageRenderer(): Promise<ImageRenderer> {
  const edition = createHash('sha1');
  for (const file of [CHOICES, ...(await filesOf(CODE_FOLDER, ...ILLUSTRATION_FOLDERS))]) edition.update(await readFile(file));
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
