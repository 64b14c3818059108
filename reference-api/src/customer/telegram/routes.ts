import { DetailErrorSchema, TelegramLinkSchema } from '@vitrava/shared-kit/contracts/api';
import { toBuffer } from 'qrcode';
import { Type } from 'typebox';
import { ApiError } from '../../http/index.ts';
import { OWNER, SIGNED_IN } from '../../operations/open-api/index.ts';
import { readSettings } from '../../operations/settings/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { limitByAccount } from '../credentials/index.ts';
import { requireUser } from '../session/index.ts';
import { newLinkCode, linkChat } from './links.ts';

const SIDE_PIXELS = 200;
const TieSchema = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 64 }),
  /** Of a conversation with a person; those of groups are negative. */
  chat_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
const TiedSchema = Type.Object({ user: Type.Integer(), chat_id: Type.Integer() });

/** `GET api/users/tg_link/` for the shopper, and the bot's side outside /api/, so that the shop's proxy never passes it on. */
export function telegramRoutes(app: ApiInstance, { db, config, now }: Services): void {
  const byAccount = limitByAccount(app, config.accountCallsPerHour, (request) => request.userId ?? 0);

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
