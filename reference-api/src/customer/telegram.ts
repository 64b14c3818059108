import { CONFIRMATION, DetailErrorSchema, TelegramLinkSchema } from '@vitrava/shared-kit/contracts/api';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { toBuffer } from 'qrcode';
import { Type } from 'typebox';
import { type Database, telegramLink, userAccount } from '../database/index.ts';
import { ApiError, invalidField } from '../http/index.ts';
import { OWNER, SIGNED_IN } from '../operations/open-api/index.ts';
import { readSettings } from '../operations/settings/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { digest, limitByAccount, newToken } from './credentials/index.ts';
import { requireUser } from './session/index.ts';

const MINUTE_MS = 60_000;
/** A start parameter of Telegram has 64 characters at most; fewer make a picture that is easier to read. */
const CODE_BYTES = 18;

/** A code that links a Telegram chat to the account; the one before ends. */
async function newLinkCode(db: Database, userId: number, now: Date): Promise<string> {
  const code = newToken(CODE_BYTES);
  const fresh = { codeHash: digest(code), expiresAt: new Date(now.getTime() + CONFIRMATION.codeMinutes * MINUTE_MS), usedAt: null };
  await db
    .insert(telegramLink)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: telegramLink.userId, set: fresh });
  return code;
}

/** Ties the chat to the code's account, also one of another account: the phone's holder decides. */
function linkChat(db: Database, code: string, chatId: number, now: Date): Promise<{ user: number; chat_id: number }> {
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

const SIDE_PIXELS = 200;
const TieSchema = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 64 }),
  /** Of a conversation with a person; those of groups are negative. */
  chat_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
const TiedSchema = Type.Object({ user: Type.Integer(), chat_id: Type.Integer() });

/** `GET api/users/tg_link/` for the shopper, and the bot's side outside /api/, so that the shop's proxy never passes it on. */
export function telegramRoutes(app: ApiInstance, { db, config, now }: Services): void {
  const byAccount = limitByAccount(app, config.accountCallsPerHour);

  app.get(
    '/api/users/tg_link/',
    {
      schema: { summary: 'A link to the shop’s bot.', security: SIGNED_IN, response: { 200: TelegramLinkSchema, 403: DetailErrorSchema } },
    },
    async (request) => {
      const userId = requireUser(request);
      if (!(await readSettings(db)).CMS_TG_BOT) throw new ApiError(403, 'forbidden');
      await byAccount(request);
      const link = `https://t.me/${config.telegramBot}?start=${await newLinkCode(db, userId, now())}`;
      const picture = await toBuffer(link, { type: 'png', width: SIDE_PIXELS });
      return { qr_link_png: `data:image/png;base64,${picture.toString('base64')}`, tg_link: link };
    },
  );

  const tie = {
    schema: { summary: 'Tie a chat to an account.', security: OWNER, body: TieSchema, response: { 200: TiedSchema } },
  };
  app.post('/admin/telegram_links/', tie, async (request) => linkChat(db, request.body.code, request.body.chat_id, now()));
}
