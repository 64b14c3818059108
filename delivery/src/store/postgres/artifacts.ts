import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { isInnerPath, RECORD_FILE } from '../directory-layout.ts';
import type { ReleaseRecord } from '../release-record.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

const BATCH_BYTES = 4 * 1024 ** 2;

interface StoredFile {
  readonly path: string;
  readonly hash: string;
  readonly bytes: number;
}

/** Files of releases in the tables: each content once, by its SHA-256. The record is a column of its own, so that it is read without the files. */
export function createArtifacts(database: Database) {
  /** Puts a finished folder into the tables as a release; what another release has already brought is not sent again. */
  async function store(remote: string, version: string, folder: string): Promise<void> {
    const paths = await filesIn(folder);
    const record = await readFile(join(folder, RECORD_FILE), 'utf8');
    await database.query(`INSERT INTO ${SCHEMA}.release (remote, version, record) VALUES ($1, $2, $3)`, [remote, version, record]);
    const files = paths.filter((one) => one !== RECORD_FILE);
    const contents = await Promise.all(files.map((path) => readFile(join(folder, path))));
    const hashes = contents.map(hashOf);
    const rows = await database.query<{ hash: string }>(`SELECT hash FROM ${SCHEMA}.blob WHERE hash = ANY($1)`, [hashes]);
    const known = new Set(rows.map(({ hash }) => hash));
    for (const [index, content] of contents.entries()) {
      const hash = hashes[index] ?? '';
      if (known.has(hash)) continue;
      known.add(hash);
      await database.query(`INSERT INTO ${SCHEMA}.blob (hash, bytes, content) VALUES ($1, $2, $3)`, [hash, content.length, content]);
    }
    await database.query(
      `INSERT INTO ${SCHEMA}.release_file (remote, version, path, hash) SELECT $1, $2, path, hash FROM unnest($3::text[], $4::text[]) AS new (path, hash)`,
      [remote, version, files, hashes],
    );
  }

  /** Writes the files of a release into a folder, `release.json` last. Rejects when one does not match its hash. */
  async function fetch({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>, folder: string): Promise<void> {
    const key = [remote, version];
    const [release] = await database.query<{ record: string }>(
      `SELECT record FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`,
      key,
    );
    if (!release) throw new Error(`There is no release ${version} of ${remote} in the store.`);
    const files = await database.query<StoredFile>(
      `SELECT path, hash, bytes FROM ${SCHEMA}.release_file JOIN ${SCHEMA}.blob USING (hash) WHERE remote = $1 AND version = $2`,
      key,
    );
    for (const batch of inBatches(files)) {
      const blobs = await database.query<{ hash: string; content: Buffer }>(
        `SELECT hash, content FROM ${SCHEMA}.blob WHERE hash = ANY($1)`,
        [batch.map(({ hash }) => hash)],
      );
      const contents = new Map(blobs.map(({ hash, content }) => [hash, content]));
      const sound = batch.map(({ path, hash }) => {
        const content = contents.get(hash);
        // Write access to the database must not give write access to the disks of its servers.
        if (!content || hashOf(content) !== hash || !isInnerPath(path))
          throw new Error(`${path} of ${remote} ${version} is damaged in the store.`);
        return { path: join(folder, path), content };
      });
      await writeAll(sound);
    }
    await writeFile(join(folder, RECORD_FILE), release.record);
  }

  /** Sizes of the files of a release in the tables, by their paths. */
  async function sizes({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>): Promise<ReadonlyMap<string, number>> {
    const rows = await database.query<{ path: string; bytes: number }>(
      `SELECT path, bytes FROM ${SCHEMA}.release_file JOIN ${SCHEMA}.blob USING (hash) WHERE remote = $1 AND version = $2`,
      [remote, version],
    );
    return new Map(rows.map(({ path, bytes }) => [path, bytes]));
  }

  /** Removes contents that no release has any more. */
  async function sweep(): Promise<void> {
    await database.query(`DELETE FROM ${SCHEMA}.blob b WHERE NOT EXISTS (SELECT FROM ${SCHEMA}.release_file f WHERE f.hash = b.hash)`);
  }

  return { store, fetch, sizes, sweep };
}

/** When it rejects nothing is being written any more, so that the folder can be removed. */
async function writeAll(files: readonly { readonly path: string; readonly content: Buffer }[]): Promise<void> {
  const written = await Promise.allSettled(
    files.map(async ({ path, content }) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }),
  );
  const failed = written.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Few questions for small files, and never much in memory. */
function inBatches(files: readonly StoredFile[]): StoredFile[][] {
  const batches: StoredFile[][] = [];
  let left = 0;
  for (const file of files) {
    const batch = batches.at(-1);
    if (batch && file.bytes <= left) batch.push(file);
    else batches.push([file]);
    left = (batch && file.bytes <= left ? left : BATCH_BYTES) - file.bytes;
  }
  return batches;
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
