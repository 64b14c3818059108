import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Part } from './places.ts';

/*
 * A backup is a tar file, packed by gzip, for this user alone. Its last entry says what the others are: a file that was cut off has none, and one that was changed has
 * others than it says.
 */

const MANIFEST = 'manifest.json';
const OWN_FILE = 0o600;
const OWN_FOLDER = 0o700;
/** Below the folder that it is unpacked into, and nowhere else. */
const NAME = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^/\\][^\\]*$/;

const ManifestSchema = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.String(),
  files: Type.Record(Type.String(), Type.Object({ bytes: Type.Integer(), sha256: Type.String() })),
});
const Manifest = Compile(ManifestSchema);

interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

/** Writes files into a new backup. Throws a sentence when there is a file of that name; nothing stays behind when it fails. */
export async function writeArchive(file: string, parts: readonly Part[]): Promise<void> {
  const draft = `${file}.${process.pid}.part`;
  const archive = pack();
  const writing = pipeline(archive, createGzip(), createWriteStream(draft, { flags: 'wx', mode: OWN_FILE, flush: true }));
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
  const files: Record<string, Written> = {};
  for (const part of parts) {
    const written = await addFile(archive, part);
    if (written) files[part.name] = written;
  }
  await addText(archive, JSON.stringify({ format: 1, madeAt: new Date().toISOString(), files }));
  archive.finalize();
}

/** Null when the file has gone since it was found, as a pruned release's. */
async function addFile(archive: Pack, { name, path: from }: Part): Promise<Written | null> {
  const found = await stat(from).catch(() => null);
  if (found === null) return null;
  const hash = createHash('sha256');
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const entry = archive.entry({ name, size: found.size, mode: OWN_FILE, mtime: found.mtime }, (error) =>
    error ? reject(error) : resolve(),
  );
  // What is added to a file meanwhile belongs to the next backup.
  const content = found.size === 0 ? Readable.from([]) : createReadStream(from, { end: found.size - 1 });
  content.on('data', (chunk: Buffer | string) => hash.update(chunk));
  await Promise.all([pipeline(content, entry), promise]);
  return { bytes: found.size, sha256: hash.digest('hex') };
}

async function addText(archive: Pack, text: string): Promise<void> {
  const bytes = Buffer.from(text);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  archive.entry({ name: MANIFEST, size: bytes.length, mode: OWN_FILE }, (error) => (error ? reject(error) : resolve())).end(bytes);
  await promise;
}

/** Unpacks a backup into a new folder. Throws a sentence when it is cut off, changed, or none. */
export async function readArchive(file: string, folder: string): Promise<void> {
  const files = new Map<string, Written>();
  await unpack(file, folder, files).catch((error: unknown) => {
    if (error instanceof WrongBackupError) throw error;
    throw new WrongBackupError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => '');
  const manifest: unknown = text === '' ? null : JSON.parse(text);
  if (!Manifest.Check(manifest)) throw new WrongBackupError(`${file} is cut off, or no backup of the shop.`);
  files.delete(MANIFEST);
  const named = Object.entries(manifest.files);
  const wrong = named.find(([name, { bytes, sha256 }]) => files.get(name)?.bytes !== bytes || files.get(name)?.sha256 !== sha256);
  if (wrong || files.size !== named.length) throw new WrongBackupError(`${file} was changed: ${wrong?.[0] ?? 'it has more than it says'}.`);
  await rm(path.join(folder, MANIFEST));
}

class WrongBackupError extends Error {}

async function unpack(file: string, folder: string, files: Map<string, Written>): Promise<void> {
  const archive = extract();
  archive.on('entry', ({ name, type }, content, next) => {
    takeEntry(name, type, content).then(() => next(), next);
  });
  async function takeEntry(name: string, type: string | null, content: Readable): Promise<void> {
    if (type !== 'file' || !NAME.test(name) || files.has(name)) throw new WrongBackupError(`${file} holds ${name}, which no backup does.`);
    const to = path.join(folder, name);
    await mkdir(path.dirname(to), { recursive: true, mode: OWN_FOLDER });
    const hash = createHash('sha256');
    let bytes = 0;
    content.on('data', (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    });
    await pipeline(content, createWriteStream(to, { flags: 'wx', mode: OWN_FILE, flush: true }));
    files.set(name, { bytes, sha256: hash.digest('hex') });
  }
  await pipeline(createReadStream(file), createGunzip(), archive);
}
