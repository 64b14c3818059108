import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeMail } from '@vitrava/reference-api/emails';
import { IdParamsSchema, locatePage, notFound, readId, readPaging } from '@vitrava/reference-api/http';
import { countMails, findMail, listMails } from '@vitrava/reference-api/mail-outbox';
import type { ApiInstance, Services } from '@vitrava/reference-api/services';
import type { FastifyReply } from 'fastify';
import { listPage, mailPage, type ReadMail } from './page.ts';

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** A mail has inline styles and nothing else; its links open windows of their own. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** `GET /dev/mail/`: unsent mails for developers. Outside /api/, so not proxied; absent where mails are sent. */
export async function mailReader(app: ApiInstance, services: Services): Promise<void> {
  const { db, config } = services;
  if (config.isProduction || config.smtpUrl !== null) return;
  const style = await readFile(path.join(import.meta.dirname, 'mail-reader.css'));
  const open = async (id: string): Promise<ReadMail> => {
    const row = await findMail(db, readId(id));
    if (!row) throw notFound();
    return { row, written: await writeMail(services, row) };
  };

  app.get('/dev/mail', async (_request, reply) => reply.redirect('/dev/mail/', 308));
  app.get('/dev/mail/style.css', async (_request, reply) => send(reply, 'text/css', PAGE_POLICY, style));

  app.get<{ Querystring: { page?: string } }>('/dev/mail/', async (request, reply) => {
    const paging = readPaging({ ...(typeof request.query.page === 'string' ? { page: request.query.page } : {}) });
    const { page, offset, pages } = locatePage(paging, await countMails(db));
    const rows = await listMails(db, { limit: paging.size, offset });
    const mails = await Promise.all(rows.map(async (row) => ({ row, written: await writeMail(services, row) })));
    return send(reply, 'text/html', PAGE_POLICY, listPage(mails, { number: page, last: pages }, request.language));
  });

  app.get('/dev/mail/:id/', { schema: { params: IdParamsSchema } }, async (request, reply) =>
    send(reply, 'text/html', PAGE_POLICY, mailPage(await open(request.params.id), request.language)),
  );

  app.get('/dev/mail/:id/html/', { schema: { params: IdParamsSchema } }, async (request, reply) =>
    send(reply, 'text/html', MAIL_POLICY, (await open(request.params.id)).written.html),
  );
}

function send(reply: FastifyReply, type: string, policy: string, body: string | Buffer): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-security-policy', policy)
    .header('x-frame-options', policy === MAIL_POLICY ? 'SAMEORIGIN' : 'DENY')
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(body);
}
