import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../http/index.ts';

/** A table of the console: a heading and rows of cells. */
export interface ConsoleTable {
  readonly title: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** `GET /_console`: what the server knows of itself, as a plain page. Names, versions and numbers only. */
export function registerConsole(app: FastifyInstance, read: () => Promise<readonly ConsoleTable[]>): void {
  app.get('/_console', async (_request, reply) => {
    const tables = await read();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
      .header('x-robots-tag', 'noindex')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vitrava console</title><h1>Vitrava</h1>${tables.map(writeTable).join('')}</html>`,
      );
  });
}

function writeTable({ title, columns, rows }: ConsoleTable): string {
  const head = columns ? `<tr>${columns.map((name) => `<th scope="col" align="left">${escapeHtml(name)}</th>`).join('')}</tr>` : '';
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}</tr>`);
  return `<h2>${escapeHtml(title)}</h2>${lines.length === 0 ? '<p>Nothing.</p>' : `<table border="1" cellpadding="6">${head}${lines.join('')}</table>`}`;
}
