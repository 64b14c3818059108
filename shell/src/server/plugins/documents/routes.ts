import { LOCALES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { FastifyInstance } from 'fastify';
import type { Pages } from '../../compose/pages/index.ts';
import { hasAlready, originOf } from '../../http/index.ts';
import { DOCUMENTS } from './catalogue.ts';
import { openShelf } from './file-store.ts';
import { createLibraryEntry } from './library.ts';
import { createPress } from './printer/index.ts';

export interface DocumentsOptions {
  readonly pages: Pages;
  readonly publicUrl: string | null;
  readonly apiBaseUrl: string;
  /** For one call of the API. */
  readonly apiDeadlineMs: number;
  /** Folder that printed files are kept in. */
  readonly documentsDir: string;
}

/** `/web/docs/….pdf` in Russian, `/en/web/docs/….pdf` in English, whatever the visitor's cookie says: a document has one language. */
export function registerDocuments(
  app: FastifyInstance,
  { pages, publicUrl, apiBaseUrl, apiDeadlineMs, documentsDir }: DocumentsOptions,
): void {
  const press = createPress();
  const options = {
    apiBaseUrl,
    timeoutMs: apiDeadlineMs,
    // Into a file that others will get goes only an origin that the shop was told, never one that a visitor claims.
    origin: publicUrl,
    shelf: openShelf(documentsDir),
    press,
    onFailure: (file: string, reason: string) => app.log.warn({ file, reason }, 'a document cannot be printed anew'),
    onUnkept: (file: string, error: unknown) => app.log.warn({ file, err: error }, 'a printed document cannot be kept on disk'),
  };
  app.addHook('onClose', () => press.close());

  for (const definition of DOCUMENTS) {
    const path = `/web/docs/${definition.file}`;
    for (const { code, iso } of Object.values(LOCALES)) {
      const current = createLibraryEntry(definition, code, options);
      app.get(localizePath(path, code), async (request, reply) => {
        const answer = await current();
        if (answer.type === 'unavailable') return pages.answerUnavailable(request, reply);
        if (answer.type !== 'file') return pages.answer(request, reply);
        const { bytes, etag } = answer.file;
        const origin = originOf(request, publicUrl);
        const others = Object.values(LOCALES).map(
          (other) => `<${origin}${localizePath(path, other.code)}>; rel="alternate"; hreflang="${other.code}"`,
        );
        const title = encodeURIComponent(`${definition.title[code].replaceAll('\u00a0', ' ')}.pdf`);
        reply.headers({
          etag,
          link: others.join(', '),
          'cache-control': 'public, no-cache',
          'content-language': iso,
        });
        if (hasAlready(request, etag)) return reply.code(304).send();
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${definition.file}"; filename*=UTF-8''${title}`)
          .send(bytes);
      });
    }
  }
}
