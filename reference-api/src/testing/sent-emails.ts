import { desc, eq } from 'drizzle-orm';
import { mail } from '../database/index.ts';
import type { TestApi } from './describe-on-engines.ts';

/** The content of the last email to an address; null when there is none. */
export async function lastEmail(
  api: TestApi,
  to: string,
): Promise<{ kind: string; language: string; [parameter: string]: unknown } | null> {
  const [row] = await api.database.db.select().from(mail).where(eq(mail.recipient, to)).orderBy(desc(mail.id)).limit(1);
  return row ? { kind: row.kind, language: row.language, ...row.parameters } : null;
}

/** The kinds of all emails to an address, the first one first. */
export async function emailsTo(api: TestApi, to: string): Promise<readonly string[]> {
  const rows = await api.database.db.select({ kind: mail.kind }).from(mail).where(eq(mail.recipient, to)).orderBy(mail.id);
  return rows.map(({ kind }) => kind);
}
