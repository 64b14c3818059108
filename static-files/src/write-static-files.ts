import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { DOCUMENTS, documentPath, readDocument } from './documents/index.ts';
import { printPdf } from './pdf/index.ts';
import { drawFavicon, drawSharePicture, FAVICON_PATH, SHARE_PICTURE_PATH } from './pictures/index.ts';

export interface DocumentsOptions {
  /** Origin of the backend whose texts are printed, without a slash at the end. */
  readonly apiBaseUrl: string;
  /** Origin of links in documents; null: links have no addresses. */
  readonly origin: string | null;
}

/** Prints the documents into `folder`. One without texts is removed. Rejects when the API is away; files stay. */
export async function writeDocuments(folder: string, { apiBaseUrl, origin }: DocumentsOptions): Promise<void> {
  const inLocales = DOCUMENTS.flatMap((definition) => LOCALE_CODES.map((locale) => ({ definition, locale })));
  const contents = await Promise.all(
    inLocales.map(async ({ definition, locale }) => ({
      file: path.join(folder, localizePath(documentPath(definition), locale)),
      document: await readDocument(definition, locale, apiBaseUrl, origin),
    })),
  );
  for (const { file, document } of contents) {
    // The server answers 404 for a document that is absent from its folder, and 503 before the folder exists.
    await makeFolderOf(file);
    if (document) await writeChanged(file, await printPdf(document));
    else await rm(file, { force: true });
  }
}

export async function writePictures(folder: string): Promise<void> {
  await writeChanged(path.join(folder, FAVICON_PATH), await drawFavicon());
  for (const locale of LOCALE_CODES)
    await writeChanged(path.join(folder, localizePath(SHARE_PICTURE_PATH, locale)), await drawSharePicture(locale));
}

/** An unchanged file stays as it is, and so does its ETag. Renamed into place, so that no request reads half of it. */
async function writeChanged(file: string, bytes: Buffer): Promise<void> {
  const current = await readFile(file).catch(() => null);
  if (current?.equals(bytes)) return;
  await makeFolderOf(file);
  // Another container may write to the folder as well: an existing file or link is never followed.
  const unfinished = `${file}.${randomUUID()}.tmp`;
  await writeFile(unfinished, bytes, { mode: 0o600, flag: 'wx' });
  await rename(unfinished, file);
}

/** Readable by its user alone, as all of the data folder. */
async function makeFolderOf(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
}
