import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mailReader } from '@vitrava/demo-mail-reader';
import { pickupWidget } from '@vitrava/demo-pickup-widget';
import type { ImageRenderer } from '@vitrava/reference-api/pictures';
import { openServer } from '@vitrava/reference-api/server';
import { startServer } from '@vitrava/server-kit/start';
import { ILLUSTRATION_FOLDERS, PICTURE_WIDTHS, pictureSize, renderPicture, sceneNames } from './pictures/index.ts';
import { readSeed } from './seed.ts';

const CODE_FOLDER = path.join(import.meta.dirname, 'pictures');
const CHOICES = path.join(import.meta.dirname, 'random.ts');

/** The edition is the hash of the drawing code and of the illustrations, so a changed drawing gets a new address. */
async function openImageRenderer(): Promise<ImageRenderer> {
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

/* The reference API with the demo's goods, words and pictures, and with the stand-ins that live at its addresses. */
await startServer(async () =>
  openServer({ seed: readSeed(), imageRenderer: await openImageRenderer(), extensions: [pickupWidget, mailReader] }),
);
