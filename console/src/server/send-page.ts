import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml, scriptJson, voidElement } from '@vitrava/server-kit/html';
import { CACHING, MEDIA_TYPES, OF_THIS_SITE } from '@vitrava/server-kit/http';
import { localeOf } from '@vitrava/server-kit/locale';
import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ConsoleView, DrawConsole } from '../report/index.ts';

/** The built page of the console: the module that renders it on the server, and the files of the browser. They are not part of any release. */
const BUILT = join(import.meta.dirname, '../../dist');
export const PAGE_FILES = join(BUILT, 'browser');
export const ASSETS = '/assets/';

export type SendView = (request: FastifyRequest, reply: FastifyReply, view: ConsoleView, status?: number) => Promise<FastifyReply>;

/** Nothing from another origin, and no frame around it. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What every answer of the console carries, be it a page, a file or a refusal. */
export const HEADERS = {
  ...OF_THIS_SITE,
  'content-security-policy': POLICY,
  'cache-control': CACHING.privateNone,
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
} as const;

/** What draws the page, as it was built last; null when it was not. */
export async function loadPage(): Promise<DrawConsole | null> {
  const file = join(BUILT, 'page.mjs');
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { readonly drawConsole: DrawConsole };
  return built.drawConsole;
}

/** Answers with a view of the console, drawn here; the page comes alive with the same data. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  draw: DrawConsole | null,
  view: ConsoleView,
  status = 200,
): FastifyReply {
  if (!draw)
    return reply
      .code(503)
      .type(MEDIA_TYPES.text)
      .send('The console’s page was not built: run "npm run build" and start the server anew.\n');
  const locale = localeOf(request);
  const { title, html } = draw({ locale, view });
  const { iso } = LOCALES[locale];
  return reply
    .code(status)
    .type(MEDIA_TYPES.html)
    .headers({ 'content-language': iso, vary: 'cookie, accept-language' })
    .send(
      [
        `<!doctype html><html lang="${iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
        `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>`,
        voidElement('link', { rel: 'icon', href: '/favicon.svg' }),
        voidElement('link', { rel: 'stylesheet', href: `${ASSETS}console.css` }),
        `</head><body><div id="console">${html}</div>`,
        `<script type="application/json" id="console-page">${scriptJson({ locale, view })}</script>`,
        `<script type="module" src="${ASSETS}console.js"></script></body></html>`,
      ].join(''),
    );
}
