import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { CACHING } from '@vitrava/server-kit/http';
import { LOCALE_CODES, LOCALES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { DOCUMENTS, documentPath, documentTitle } from '@vitrava/static-files/documents';
import { FAVICON_PATH, SHARE_PICTURE_PATH } from '@vitrava/static-files/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cachingOfOrigin, originOf } from '../../http/index.ts';

export interface StaticFilesOptions {
  readonly publicUrl: string | null;
  /** Folder into which `npm run static-files` writes. */
  readonly staticFilesDir: string;
}

/** What `static-files` has written: documents, share pictures, favicon. The address alone determines the language. */
export async function staticFiles(app: FastifyInstance, { publicUrl, staticFilesDir }: StaticFilesOptions): Promise<void> {
  // The plugin logs a warning for a folder that is absent.
  await mkdir(staticFilesDir, { recursive: true, mode: 0o700 });
  await app.register(fastifyStatic, { root: staticFilesDir, serve: false, cacheControl: false });

  /** `mayLack`: whether the address is unknown when the file is absent after the first run, which makes its folder. Otherwise it is unavailable. */
  function send(
    request: FastifyRequest,
    reply: FastifyReply,
    address: string,
    mayLack: boolean,
    headers: Readonly<Record<string, string>>,
  ) {
    const file = path.join(staticFilesDir, address);
    if (existsSync(file)) return reply.headers(headers).sendFile(address);
    const isUnknown = mayLack && existsSync(path.dirname(file));
    return isUnknown ? app.pages.answer(request, reply) : app.pages.answerUnavailable(request, reply);
  }

  for (const picture of [FAVICON_PATH, ...LOCALE_CODES.map((code) => localizePath(SHARE_PICTURE_PATH, code))])
    app.get(picture, (request, reply) => send(request, reply, picture, false, { 'cache-control': publicFor('icons') }));

  for (const code of LOCALE_CODES) {
    for (const definition of DOCUMENTS) {
      const address = localizePath(documentPath(definition), code);
      const title = encodeURIComponent(`${documentTitle(definition, code).replaceAll('\u00a0', ' ')}.pdf`);
      app.get(address, (request, reply) =>
        send(request, reply, address, true, {
          link: alternates(documentPath(definition), originOf(request, publicUrl)),
          'cache-control': cachingOfOrigin(publicUrl, CACHING.revalidated),
          'content-language': LOCALES[code].iso,
          'content-disposition': `inline; filename="${definition.file}"; filename*=UTF-8''${title}`,
        }),
      );
    }
  }
}

function alternates(address: string, origin: string): string {
  return LOCALE_CODES.map((code) => `<${origin}${localizePath(address, code)}>; rel="alternate"; hreflang="${code}"`).join(', ');
}
