import { Type } from 'typebox';
import { makeSecret, parseSecret } from '../secret-file.ts';
import { type SeenVersion, SeenVersionSchema } from '../seen-version.ts';
import { parseStoredJson } from '../stored-json.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

const SeenSchema = Type.Array(SeenVersionSchema);

/** What the store has once: the flag file, the list of seen versions and the secret. */
export function createDocuments({ query }: Database) {
  async function read(name: string): Promise<string | null> {
    const [row] = await query<{ content: string }>(`SELECT content FROM ${SCHEMA}.document WHERE name = $1`, [name]);
    return row?.content ?? null;
  }

  async function write(name: string, content: string): Promise<void> {
    await query(
      `INSERT INTO ${SCHEMA}.document (name, content) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET content = excluded.content`,
      [name, content],
    );
  }

  return {
    flags: () => read('flags'),
    writeFlags: (text: string) => write('flags', text),
    async seen(): Promise<readonly SeenVersion[]> {
      const text = await read('seen');
      const stored = text === null ? null : parseStoredJson('The list of seen versions', text, SeenSchema);
      return stored?.type === 'found' ? stored.value : [];
    },
    writeSeen: (versions: readonly SeenVersion[]) => write('seen', JSON.stringify(versions)),
    /** Several processes that make it at the same time all get the first one's. */
    async secret(): Promise<string> {
      const name = `The row "secret" of ${SCHEMA}.document`;
      const existing = await read('secret');
      if (existing !== null) return parseSecret(name, existing);
      await query(`INSERT INTO ${SCHEMA}.document (name, content) VALUES ('secret', $1) ON CONFLICT (name) DO NOTHING`, [makeSecret()]);
      return parseSecret(name, (await read('secret')) ?? '');
    },
  };
}
