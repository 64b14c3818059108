import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PROGRAM_TEMPLATE_ID } from '@vitrava/shared-kit/contracts/page';
import fastify from 'fastify';
import type { Monolith } from '../../scripts/proof/monolith/build.ts';

const PROGRAM = new RegExp(`(<template id="${PROGRAM_TEMPLATE_ID}">).*?(</template>)`, 's');
/** Looks are the same on both sides. */
const SHEETS = /<link rel="stylesheet"[^>]*>/g;
const FILES = '/monolith/';

export interface Relay {
  readonly url: string;
  close(): Promise<void>;
}

/** Passes everything on to the shop. With a monolith, documents name its files where the composed program's stand. */
export async function startRelay(shopUrl: string, monolith?: Monolith): Promise<Relay> {
  const app = fastify();
  app.get(`${FILES}:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    const bytes = brotliCompressSync(readFileSync(path.join(monolith?.folder ?? '', path.basename(name))));
    return reply
      .headers({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' })
      .type('text/javascript')
      .send(bytes);
  });
  app.all('*', async ({ method, url, headers }, reply) => {
    const { host: _, connection: __, 'accept-encoding': ___, ...passed } = headers;
    const answer = await fetch(new URL(url, shopUrl), { method, headers: passed as Record<string, string>, redirect: 'manual' });
    for (const [name, value] of answer.headers) {
      if (!/^(?:content-length|content-encoding|transfer-encoding|connection|keep-alive)$/.test(name)) reply.header(name, value);
    }
    reply.code(answer.status);
    const type = answer.headers.get('content-type') ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const body = /^text\/html/.test(type) && monolith ? Buffer.from(withProgram(bytes.toString(), monolith)) : bytes;
    const isText = /^(?:text|application\/(?:json|javascript)|image\/svg)/.test(type);
    return isText && answer.status === 200 ? reply.header('content-encoding', 'br').send(brotliCompressSync(body)) : reply.send(body);
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, close: () => app.close() };
}

function withProgram(html: string, { files }: Monolith): string {
  const [entry, ...rest] = files.map((name) => FILES + name);
  const scripts = [`<script type="module" src="${entry}"></script>`, ...rest.map((href) => `<link rel="modulepreload" href="${href}">`)];
  const [composed] = PROGRAM.exec(html) ?? [];
  if (composed === undefined) throw new Error('The document holds no program to put another in the place of');
  const program = [...scripts, ...(composed.match(SHEETS) ?? [])].join('');
  return html.replace(PROGRAM, `$1${program}$2`);
}
