import { readFileSync } from 'node:fs';
import type { Resolver } from '@vitrava/delivery/resolver';
import type { PreviewLink } from '@vitrava/delivery/signed-tokens';
import { escapeHtml } from '@vitrava/server-kit/html';
import { CACHING, MEDIA_TYPES, requireSameOrigin } from '@vitrava/server-kit/http';
import { localeOf } from '@vitrava/server-kit/locale';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  LEAVE_ADDRESS,
  leaveForm,
  PREVIEW_COOKIE,
  RIBBON_SCRIPT_ADDRESS,
  RIBBON_STYLE_ADDRESS,
  sendStatic,
  sentenceOf,
  titleOf,
  versionsIn,
} from '../../compose/index.ts';
import { refererOf } from '../../http/index.ts';
import { serverWords } from '../../words/index.ts';
import { OVERLAY_SCRIPT, RIBBON_SCRIPT } from './overlay/index.ts';

const readFile = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export interface PreviewOptions {
  readonly resolver: Pick<Resolver, 'previewOf'>;
}

/**
 * The shop for holders of links (decision 046): `GET /_preview?token=…`, `GET /_preview`, `POST /_preview/leave`. A link to working
 * builds, whose code is not reviewed, shows a page with a form to `POST /_preview?token=…` first: it may be a stranger's link.
 */
export async function preview(app: FastifyInstance, { resolver }: PreviewOptions): Promise<void> {
  // A form without fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024, parseAs: 'string' }, (_request, _body, accept) =>
    accept(null),
  );

  app.get<{ Querystring: { token?: unknown } }>('/_preview', async (request, reply) => {
    const { token } = request.query;
    const isOpened = typeof token === 'string';
    const value = isOpened ? token : (request.cookies[PREVIEW_COOKIE] ?? '');
    const shown = await resolver.previewOf(value);
    reply.headers({ 'cache-control': CACHING.privateNone, 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' });
    const locale = localeOf(request);
    const t = serverWords(locale);
    if (isOpened && shown.type === 'shown') {
      if (shown.link.show.type !== 'working') return open(request, reply, value, shown.link);
      const form = `<form method="post" action="/_preview?token=${encodeURIComponent(value)}"><button>${escapeHtml(t('preview.enter'))}</button></form>`;
      return sendStatic(reply, locale, 200, '/', {
        title: titleOf(shown, locale),
        text: t('preview.question', { versions: versionsIn(shown) }),
        form,
      });
    }
    if (shown.type === 'ended')
      return sendStatic(reply, locale, 404, '/', { title: t('preview.nothing'), text: sentenceOf(shown, locale) });
    const text = `${sentenceOf(shown, locale)} ${versionsIn(shown)}`;
    return sendStatic(reply, locale, 200, '/', { title: titleOf(shown, locale), text, form: leaveForm(shown, locale) });
  });

  app.post<{ Querystring: { token?: unknown } }>('/_preview', { onRequest: requireSameOrigin }, async (request, reply) => {
    const value = String(request.query.token);
    const shown = await resolver.previewOf(value);
    reply.header('cache-control', CACHING.privateNone);
    return shown.type === 'shown' ? open(request, reply, value, shown.link) : reply.redirect('/_preview', 303);
  });

  app.get('/_preview/versions', async (request, reply) => {
    const shown = await resolver.previewOf(request.cookies[PREVIEW_COOKIE] ?? '');
    reply.header('cache-control', CACHING.privateNone).type(MEDIA_TYPES.text);
    return shown.type === 'shown' ? versionsIn(shown) : reply.code(404).send('');
  });

  app.post(LEAVE_ADDRESS, { onRequest: requireSameOrigin }, async (request, reply) =>
    reply
      .clearCookie(PREVIEW_COOKIE, { path: '/' })
      .header('cache-control', CACHING.none)
      .redirect(refererOf(request) ?? '/', 303),
  );

  const files = [
    { address: RIBBON_STYLE_ADDRESS, type: MEDIA_TYPES.css, text: readFile('./ribbon.css') },
    { address: RIBBON_SCRIPT_ADDRESS, type: MEDIA_TYPES.js, text: RIBBON_SCRIPT },
    { address: '/_preview/overlay.js', type: MEDIA_TYPES.js, text: OVERLAY_SCRIPT },
  ];
  for (const { address, type, text } of files)
    app.get(address, (_request, reply) => reply.type(type).header('cache-control', publicFor('previewFiles')).send(text));
}

/** Shows the versions of a link to this browser from now on. */
function open({ protocol }: FastifyRequest, reply: FastifyReply, token: string, { path, expiresAt }: PreviewLink): FastifyReply {
  const secure = protocol === 'https';
  reply.setCookie(PREVIEW_COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires: new Date(expiresAt) });
  return reply.redirect(path, 302);
}
