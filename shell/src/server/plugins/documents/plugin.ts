import { CACHING, MEDIA_TYPES } from '@vitrava/server-kit/http';
import { LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { cachingOfOrigin, hasAlready, originOf } from '../../http/index.ts';
import { measuredFetch } from '../../metrics/index.ts';
import { serverWords } from '../../words/index.ts';
import { DOCUMENTS, type DocumentDefinition } from './catalogue.ts';
import { openFileStore } from './file-store.ts';
import { createPrintedFile, type PrintedFile } from './printed-file.ts';
import { createPrinter } from './printer/index.ts';

export interface DocumentsOptions {
  readonly publicUrl: string | null;
  readonly apiBaseUrl: string;
  /** For one call of the API. */
  readonly apiDeadlineMs: number;
  /** Folder that printed files are kept in. */
  readonly documentsDir: string;
}

/** `/web/docs/….pdf` in Russian, `/en/web/docs/….pdf` in English, whatever the visitor's cookie says: a document has one language. */
export const documents = fp<DocumentsOptions>(
  (app, { publicUrl, apiBaseUrl, apiDeadlineMs, documentsDir }, done) => {
    const { pages, log } = app;
    const printer = createPrinter();
    const options = {
      apiBaseUrl,
      asking: { timeoutMs: apiDeadlineMs, send: measuredFetch(app.metrics, 'documents') },
      // A file is cached for others: only a configured origin goes into it, never one that a visitor claims.
      origin: publicUrl,
      store: openFileStore(documentsDir),
      printer,
      onFailure: (file: string, reason: string) => log.warn({ file, reason }, 'a document cannot be printed anew'),
      onUnkept: (file: string, error: unknown) => log.warn({ file, err: error }, 'a printed document cannot be kept on disk'),
    };
    app.addHook('onClose', () => printer.close());

    for (const definition of DOCUMENTS) {
      for (const { code } of Object.values(LOCALES)) {
        const current = createPrintedFile(definition, code, options);
        app.get(localizePath(pathOf(definition), code), async (request, reply) => {
          const answer = await current();
          if (answer.type === 'unavailable') return pages.answerUnavailable(request, reply);
          if (answer.type !== 'file') return pages.answer(request, reply);
          return sendFile(request, reply, definition, code, answer.file, publicUrl);
        });
      }
    }
    done();
  },
  { name: 'documents', encapsulate: true, decorators: { fastify: ['pages'] } },
);

function pathOf({ file }: DocumentDefinition): string {
  return `/web/docs/${file}`;
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  definition: DocumentDefinition,
  locale: LocaleCode,
  { bytes, etag }: PrintedFile,
  publicUrl: string | null,
): FastifyReply {
  const origin = originOf(request, publicUrl);
  const inEachLanguage = Object.values(LOCALES).map(
    ({ code }) => `<${origin}${localizePath(pathOf(definition), code)}>; rel="alternate"; hreflang="${code}"`,
  );
  reply.headers({
    etag,
    link: inEachLanguage.join(', '),
    'cache-control': cachingOfOrigin(publicUrl, CACHING.revalidated),
    'content-language': LOCALES[locale].iso,
  });
  if (hasAlready(request, etag)) return reply.code(304).send();
  const title = encodeURIComponent(`${serverWords(locale)(`documents.${definition.words}.title`).replaceAll('\u00a0', ' ')}.pdf`);
  return reply
    .type(MEDIA_TYPES.pdf)
    .header('content-disposition', `inline; filename="${definition.file}"; filename*=UTF-8''${title}`)
    .send(bytes);
}
