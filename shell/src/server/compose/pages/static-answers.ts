import { CACHING, MEDIA_TYPES, OF_THIS_SITE } from '@vitrava/server-kit/http';
import { DEFAULT_LOCALE, LOCALES, type LocaleCode, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RevalidatedText, revalidatedText } from '../../http/index.ts';
import { serverWords } from '../../words/index.ts';
import { parseAddress } from '../routing/index.ts';
import { STATIC_PAGE_POLICY, type StaticPageWords, staticPage } from './static-page.ts';

const texts = new Map<LocaleCode, RevalidatedText>();

/** The page that offers a retry, one per language: under overload it must cost next to nothing. */
async function sendBusyPage({ server, headers }: FastifyRequest, reply: FastifyReply, locale: LocaleCode): Promise<FastifyReply> {
  const { body, etag } = texts.get(locale) ?? revalidatedText([staticPage(locale, null)]);
  texts.set(locale, { body, etag });
  const packed = await server.compressedTexts.read(headers['accept-encoding'], etag, body);
  if (packed) reply.header('content-encoding', packed.encoding);
  return reply.header('content-language', LOCALES[locale].iso).send(packed?.body ?? body);
}

const RETRY_AFTER_S = 60;
/** Where too many pages are made at once, a moment is enough. */
const BUSY_RETRY_AFTER_S = 2;

/** Answers that need neither a release nor a renderer. */
export interface StaticAnswers {
  /** Something that cannot be had right now, but can be soon. */
  answerUnavailable(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The same, for a page that there are too many before. */
  answerBusy(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** An unexpected failure while a page was made. */
  answerFailure(request: FastifyRequest, reply: FastifyReply): FastifyReply;
  /** The request itself is at fault: `status` is below 500. People get a page, programs a sentence. */
  answerRefusal(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply;
}

export const staticAnswers: StaticAnswers = {
  answerUnavailable(request, reply) {
    const { prefix, path } = placeOf(request);
    return sendStatic(reply, prefix ?? DEFAULT_LOCALE, 503, path);
  },
  answerBusy(request, reply) {
    const locale = placeOf(request).prefix ?? DEFAULT_LOCALE;
    reply.code(503).headers({ ...headersOf(locale), 'retry-after': BUSY_RETRY_AFTER_S });
    return sendBusyPage(request, reply, locale);
  },
  answerFailure: (request, reply) => sendStatic(reply, placeOf(request).prefix ?? DEFAULT_LOCALE, 500, '/'),
  answerRefusal(request, reply, status) {
    const isRefusedMethod = status === 405;
    if (isRefusedMethod) reply.header('allow', 'GET, HEAD');
    if (!/\btext\/html\b/.test(request.headers.accept ?? '')) {
      const detail = isRefusedMethod ? 'Method not allowed.' : 'The request cannot be understood.';
      return reply.code(status).header('cache-control', CACHING.none).send({ detail });
    }
    const locale = placeOf(request).prefix ?? DEFAULT_LOCALE;
    const [t, reason] = [serverWords(locale), isRefusedMethod ? 'refusedMethod' : 'refused'];
    return sendStatic(reply, locale, status, '/', { title: t(`${reason}.title`), text: t(`${reason}.text`) });
  },
};

/** `words` replace the usual ones; what is known to be refused or missing is not worth another try. */
export function sendStatic(
  reply: FastifyReply,
  locale: LocaleCode,
  status: number,
  retryPath: string,
  words?: StaticPageWords,
): FastifyReply {
  if (status >= 500 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(status)
    .headers(headersOf(locale))
    .send(staticPage(locale, retryPath, words, reply.request.composition ?? null));
}

function headersOf(locale: LocaleCode) {
  return {
    'content-type': MEDIA_TYPES.html,
    'cache-control': CACHING.privateNone,
    'content-language': LOCALES[locale].iso,
    'content-security-policy': STATIC_PAGE_POLICY,
    ...OF_THIS_SITE,
  };
}

function placeOf(request: FastifyRequest) {
  return splitLocale(parseAddress(request.raw.url)?.pathname ?? '/');
}
