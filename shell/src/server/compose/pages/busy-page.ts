import { LOCALES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RevalidatedText, revalidatedText } from '../../http/index.ts';
import { staticPage } from './static-page.ts';

const texts = new Map<LocaleCode, RevalidatedText>();

/**
 * The page that offers a retry, the same for all addresses of a language: under overload, this answer must cost next to
 * nothing.
 */
export async function sendBusyPage({ server, headers }: FastifyRequest, reply: FastifyReply, locale: LocaleCode): Promise<FastifyReply> {
  const { body, etag } = texts.get(locale) ?? revalidatedText([staticPage(locale, null)]);
  texts.set(locale, { body, etag });
  const packed = await server.compressedTexts.read(headers['accept-encoding'], etag, body);
  if (packed) reply.header('content-encoding', packed.encoding);
  return reply.header('content-language', LOCALES[locale].iso).send(packed?.body ?? body);
}
