import { makeSecret, parseSecret } from '../secret-file.ts';
import type { Database } from './database.ts';
import { SCHEMA } from './schema.ts';

/** What the store has once: the flag file and the secret. */
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
