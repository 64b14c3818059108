import { rm } from 'node:fs/promises';
import { isFolderName } from '../directory-layout.ts';
import { compareSizes, parseRelease } from '../read-release.ts';
import type { ReleaseRecord } from '../release-record.ts';
import type { Stored } from '../release-store.ts';
import { createArtifacts } from './artifacts.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

/** The releases in the database. `change` runs its work in a transaction that servers notice. */
export function createReleaseRows(database: Database, change: <T>(work: () => Promise<T>) => Promise<T>) {
  const artifacts = createArtifacts(database);

  async function release(remote: string, version: string): Promise<Stored<ReleaseRecord>> {
    if (!isFolderName(remote) || !isFolderName(version)) return { type: 'absent' };
    const [row] = await database.query<{ record: string }>(`SELECT record FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`, [
      remote,
      version,
    ]);
    return row ? parseRelease(`The record of ${remote} ${version}`, row.record, remote, version) : { type: 'absent' };
  }

  async function damageOf(record: ReleaseRecord): Promise<string | null> {
    return compareSizes(record, await artifacts.sizes(record));
  }

  /** Within the transaction of the caller. */
  async function removeRow(remote: string, version: string): Promise<void> {
    await database.query(`DELETE FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`, [remote, version]);
  }

  return {
    artifacts,
    removeRow,
    release,
    async releases(remote: string): Promise<readonly ReleaseRecord[]> {
      const rows = await database.query<{ version: string; record: string }>(
        `SELECT version, record FROM ${SCHEMA}.release WHERE remote = $1`,
        [remote],
      );
      const stored = rows.map(({ version, record }) => parseRelease(version, record, remote, version));
      return stored.flatMap((item) => (item.type === 'found' ? [item.value] : [])).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
    },
    async versions(remote: string): Promise<readonly string[]> {
      const rows = await database.query<{ version: string }>(`SELECT version FROM ${SCHEMA}.release WHERE remote = $1`, [remote]);
      return rows.map(({ version }) => version).filter(isFolderName);
    },
    async has(remote: string, version: string): Promise<boolean> {
      const rows = await database.query(`SELECT FROM ${SCHEMA}.release WHERE remote = $1 AND version = $2`, [remote, version]);
      return rows.length > 0;
    },
    damageOf,
    async accept(remote: string, version: string, folder: string): Promise<boolean> {
      if (!isFolderName(remote) || !isFolderName(version)) throw new Error(`"${remote}/${version}" cannot name a release folder.`);
      const isNew = await change(async () => {
        const present = await release(remote, version);
        if (present.type === 'found' && (await damageOf(present.value)) === null) return false;
        // Something broken in its place is healed by the same content.
        await removeRow(remote, version);
        await artifacts.store(remote, version, folder);
        return true;
      });
      await rm(folder, { recursive: true, force: true });
      return isNew;
    },
    writeRecord: (record: ReleaseRecord) =>
      change(async () => {
        const { remote, version } = record;
        const text = `${JSON.stringify(record, null, 2)}\n`;
        await database.query(`UPDATE ${SCHEMA}.release SET record = $3 WHERE remote = $1 AND version = $2`, [remote, version, text]);
      }),
    remove: (remote: string, version: string) => change(() => removeRow(remote, version)),
  };
}
