import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import data from './backend.json' with { type: 'json' };

const logo = readFileSync(path.join(import.meta.dirname, 'logo.svg'));
const stamps = Object.fromEntries(Object.keys(data.settings).map((key) => [key, '2026-01-01T00:00:00Z']));

/** A backend of its own: settings, company, bikes and tours. Gives its address. */
export async function startBackend(): Promise<string> {
  const server = createServer(({ url = '/', headers }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://backend');
    const [, , name = '', slug = ''] = pathname.split('/');
    if (name === 'logo.svg') return response.setHeader('content-type', 'image/svg+xml').end(logo);
    const found: unknown = searchParams.has('update') ? stamps : Object.hasOwn(data, name) ? data[name as keyof typeof data] : undefined;
    const part = slug && Array.isArray(found) ? (found as { slug: string }[]).find((one) => one.slug === slug) : found;
    if (part === undefined) response.statusCode = 404;
    const language = (headers['accept-language'] ?? 'en').slice(0, 2);
    response.setHeader('content-type', 'application/json').end(JSON.stringify(inLanguage(part ?? {}, language)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Of what is written in several languages, the one. */
function inLanguage(value: unknown, language: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (language in value) return (value as Record<string, unknown>)[language];
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inLanguage(item, language)]));
}
