import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { type Database, telegramLink, userAccount } from '../../database/index.ts';
import { invalidField } from '../../http/index.ts';
import { digest, newToken } from '../credentials/index.ts';

const MINUTE_MS = 60_000;
/** A start parameter of Telegram has 64 characters at most; fewer make a picture that is easier to read. */
const CODE_BYTES = 18;

/** A code that links a Telegram chat to the account; the one before ends. */
export async function newLinkCode(db: Database, userId: number, now: Date): Promise<string> {
  const code = newToken(CODE_BYTES);
  const fresh = { codeHash: digest(code), expiresAt: new Date(now.getTime() + CONFIRMATION.codeMinutes * MINUTE_MS), usedAt: null };
  await db
    .insert(telegramLink)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: telegramLink.userId, set: fresh });
  return code;
}

/**
 * Ties the chat to the account of the code. A chat that was tied to another account moves, because the last request of who holds the phone counts
 * and nothing else can part the two.
 */
export function linkChat(db: Database, code: string, chatId: number, now: Date): Promise<{ user: number; chat_id: number }> {
  return db.transaction(async (transaction) => {
    // One change of a chat at a time, whichever accounts it is about.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`telegram chat ${chatId}`}, 0))`);
    const [used] = await transaction
      .update(telegramLink)
      .set({ usedAt: now })
      .where(and(eq(telegramLink.codeHash, digest(code)), isNull(telegramLink.usedAt), gt(telegramLink.expiresAt, now)))
      .returning({ userId: telegramLink.userId });
    if (!used) throw invalidField('code', 'badLink');
    await transaction
      .update(userAccount)
      .set({ telegramChatId: null })
      .where(and(eq(userAccount.telegramChatId, chatId), ne(userAccount.id, used.userId)));
    await transaction.update(userAccount).set({ telegramChatId: chatId }).where(eq(userAccount.id, used.userId));
    return { user: used.userId, chat_id: chatId };
  });
}
