import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ReleaseRecord } from '../release-record.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

/** The record of a release is a column of its own, so that it is read without the files. */
const RECORD_FILE = 'release.json';

/** Files of releases in the tables: each content once, by its SHA-256. */
export function createArtifacts(database: Database) {
  /** Puts a finished folder into the tables as a release; what another release has already brought is not sent again. */
  async function store(remote: string, version: string, folder: string): Promise<void> {
    const paths = await filesIn(folder);
    const record = await readFile(join(folder, RECORD_FILE), 'utf8');
    await database.query(`INSERT INTO ${SCHEMA}.release (remote, version, record) VALUES ($1, $2, $3)`, [remote, version, record]);
    for (const path of paths.filter((one) => one !== RECORD_FILE)) {
      const content = await readFile(join(folder, path));
      const hash = hashOf(content);
      const known = await database.query(`SELECT FROM ${SCHEMA}.blob WHERE hash = $1`, [hash]);
      if (known.length === 0)
        await database.query(`INSERT INTO ${SCHEMA}.blob (hash, bytes, content) VALUES ($1, $2, $3)`, [hash, content.length, content]);
      await database.query(`INSERT INTO ${SCHEMA}.release_file (remote, version, path, hash) VALUES ($1, $2, $3, $4)`, [
        remote,
        version,
        path,
        hash,
      ]);
    }
  }

  /** Writes the files of a release into a folder, `release.json` last. Rejects when one is not what its hash says. */
  async function fetch({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>, folder: string): Promise<void> {
    const key = [remote, version];
    const [release] = await database.query<{ record: string }>(
      `SELECT record FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`,
      key,
    );
    if (!release) throw new Error(`There is no release ${version} of ${remote} in the store.`);
    const files = await database.query<{ path: string; hash: string }>(
      `SELECT path, hash FROM ${SCHEMA}.release_file WHERE remote = $1 AND version = $2`,
      key,
    );
    for (const { path, hash } of files) {
      const [blob] = await database.query<{ content: Buffer }>(`SELECT content FROM ${SCHEMA}.blob WHERE hash = $1`, [hash]);
      if (!blob || hashOf(blob.content) !== hash || !isInside(path))
        throw new Error(`${path} of ${remote} ${version} is damaged in the store.`);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), blob.content);
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

/** Whoever may write to the database must not thereby write anywhere on the disks of its servers. */
function isInside(path: string): boolean {
  return !path.includes('\\') && !path.includes('\0') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}
