import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../html/index.ts';
import { CACHING, MEDIA_TYPES } from '../http/index.ts';

/** A table of the console: a heading and rows of cells. */
export interface ConsoleTable {
  readonly title: string;
  readonly columns?: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

type TableSource = () => readonly ConsoleTable[] | Promise<readonly ConsoleTable[]>;

export interface Console {
  /** Adds tables, read anew each time the console is opened. */
  add(source: TableSource): void;
}

/** `GET /_console`: what the server knows of itself, as a plain page. Names, versions and numbers only. */
export function createConsole(app: FastifyInstance): Console {
  const sources: TableSource[] = [];
  app.get('/_console', async (_request, reply) => {
    const tables = (await Promise.all(sources.map(async (read) => read()))).flat();
    return reply
      .type(MEDIA_TYPES.html)
      .header('cache-control', CACHING.none)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'")
      .header('x-robots-tag', 'noindex')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Vitrava console</title><h1>Vitrava</h1>${tables.map(writeTable).join('')}</html>`,
      );
  });
  return { add: (source) => void sources.push(source) };
}

function writeTable({ title, columns, rows }: ConsoleTable): string {
  const head = columns ? `<tr>${columns.map((name) => `<th scope="col" align="left">${escapeHtml(name)}</th>`).join('')}</tr>` : '';
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(String(cell))}</td>`).join('')}</tr>`);
  return `<h2>${escapeHtml(title)}</h2>${lines.length === 0 ? '<p>Nothing.</p>' : `<table border="1" cellpadding="6">${head}${lines.join('')}</table>`}`;
}
