import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { notFound } from '@vitrava/reference-api/http';
import type { ApiInstance } from '@vitrava/reference-api/services';
import { PickupWidgetSchema } from '@vitrava/shared-kit/contracts/api';
import { Type } from 'typebox';
import { WIDGET } from './config.ts';
import { readScript } from './script.ts';

const TYPES: Readonly<Record<string, string>> = { 'widget.js': 'text/javascript; charset=utf-8', 'widget.css': 'text/css; charset=utf-8' };

const text = { schema: Type.Unsafe<Buffer>({}) };
const schema = {
  summary: 'The script and the stylesheet of the provider’s widget.',
  operationId: 'pickup_widget_file_retrieve',
  querystring: Type.Object({ v: Type.Optional(Type.String()) }),
  response: {
    200: { description: 'The file.', content: { 'text/javascript': text, 'text/css': text } },
    304: Type.Null({ description: 'The file has not changed.' }),
  },
};

/** Serves the provider's script and stylesheet, and how to start them: the address of the script changes with the files. */
export async function pickupWidget(app: ApiInstance): Promise<void> {
  const files = new Map([
    ['widget.js', await readScript()],
    ['widget.css', await readFile(new URL('widget.css', import.meta.url))],
  ]);
  const hash = createHash('sha256');
  for (const content of files.values()) hash.update(content);
  const stamp = hash.digest('hex').slice(0, 10);

  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/api/pickup_widget/:file', { schema }, async (request, reply) => {
    const content = files.get(request.params.file);
    if (!content) throw notFound();
    reply
      .header('etag', `"${stamp}"`)
      .header('cache-control', request.query.v === stamp ? 'public, max-age=31536000, immutable' : 'public, max-age=60');
    if (request.headers['if-none-match'] === `"${stamp}"`) return reply.code(304).send();
    return reply
      .type(TYPES[request.params.file] ?? 'text/plain')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  });

  app.get(
    '/api/pickup_widget/',
    { schema: { summary: 'How to start the provider’s widget.', response: { 200: PickupWidgetSchema } } },
    async () => ({ ...WIDGET, script: `${WIDGET.script}?v=${stamp}` }),
  );
}
