import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Part } from './places.ts';

/*
 * A backup is a tar file, packed by gzip, readable by its owner only. The checksum of gzip detects a file that was cut off or changed; the last entry names the
 * format.
 */

const MANIFEST = 'manifest.json';
const PRIVATE_FILE_MODE = 0o600;
const PRIVATE_FOLDER_MODE = 0o700;
/** Below the folder that it is unpacked into, and nowhere else. */
const NAME = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\][^\\]*$/;

/** Backups of format 1 also list a checksum of each file. Code of that time does not read format 2. */
const FORMAT = 2;
const ManifestSchema = Type.Object({ format: Type.Union([Type.Literal(1), Type.Literal(FORMAT)]), madeAt: Type.String() });

/** Writes files into a new backup. Throws a sentence when there is a file of that name; nothing stays behind when it fails. */
export async function writeArchive(file: string, parts: readonly Part[]): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const archive = pack();
  const writing = pipeline(archive, createGzip(), createWriteStream(draft, { flags: 'wx', mode: PRIVATE_FILE_MODE, flush: true }));
  try {
    await Promise.race([fill(archive, parts), writing]);
    await writing;
    await link(draft, file);
  } catch (error) {
    archive.destroy();
    await writing.catch(() => undefined);
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new Error(`${file} is there already. Name another file.`);
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function fill(archive: Pack, parts: readonly Part[]): Promise<void> {
  for (const part of parts) await addFile(archive, part);
  archive.entry({ name: MANIFEST, mode: PRIVATE_FILE_MODE }, JSON.stringify({ format: FORMAT, madeAt: new Date().toISOString() }));
  archive.finalize();
}

/** A file that has gone since it was found, such as one of a pruned release, is left out. */
async function addFile(archive: Pack, { name, path: from }: Part): Promise<void> {
  const found = await stat(from).catch(() => null);
  if (found === null) return;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = archive.entry({ name, size: found.size, mode: PRIVATE_FILE_MODE, mtime: found.mtime }, (error) =>
    error ? reject(error) : resolve(),
  );
  // What is added to a file meanwhile belongs to the next backup.
  const content = found.size === 0 ? Readable.from([]) : createReadStream(from, { end: found.size - 1 });
  await Promise.all([pipeline(content, entry), promise]);
}

/** Unpacks a backup into a new folder. Throws a sentence when it is cut off, changed, or no backup. */
export async function readArchive(file: string, folder: string): Promise<void> {
  await unpack(file, folder).catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => 'null');
  if (!Value.Check(ManifestSchema, JSON.parse(text))) throw new Error(`${file} is no backup of the shop.`);
  await rm(path.join(folder, MANIFEST));
}

async function unpack(file: string, folder: string): Promise<void> {
  const archive = extract();
  archive.on('entry', ({ name, type }, content, next) => {
    takeEntry(name, type, content).then(() => next(), next);
  });
  async function takeEntry(name: string, type: string | null, content: Readable): Promise<void> {
    if (type !== 'file' || !NAME.test(name)) throw new Error(`it contains ${name}, which no backup does.`);
    const to = path.join(folder, name);
    await mkdir(path.dirname(to), { recursive: true, mode: PRIVATE_FOLDER_MODE });
    await pipeline(content, createWriteStream(to, { flags: 'wx', mode: PRIVATE_FILE_MODE, flush: true }));
  }
  await pipeline(createReadStream(file), createGunzip(), archive);
}
