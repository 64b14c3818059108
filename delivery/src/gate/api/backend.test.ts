import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { tempFolders } from '../../testing/index.ts';
import { backendNotes, readBackend } from './backend.ts';

const newFolder = tempFolders();
const DOCUMENT = JSON.stringify({ openapi: '3.1.0', paths: { '/api/news/': { get: { responses: {} } } } });

let server: Server | null = null;
afterEach(() => void server?.close());

async function backend(status: number, body: string): Promise<{ API_BASE_URL: string }> {
  server = createServer((request, reply) => {
    reply.writeHead(request.url === '/api/schema/' ? status : 500, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describe('The contract of the backend that a shop runs on', () => {
  it('is the document that the backend publishes, or the one that the settings name', async () => {
    const read = await readBackend(await backend(200, DOCUMENT));
    expect(read.contract?.find({ method: 'GET', path: '/api/news/' })).not.toBeNull();
    expect(backendNotes(read)).toEqual([]);
    const file = join(newFolder(), 'openapi.json');
    writeFileSync(file, DOCUMENT);
    expect((await readBackend({ API_CONTRACT: file })).contract?.find({ method: 'GET', path: '/api/faq/' })).toBeNull();
  });

  it.each<[string, () => Promise<Record<string, string>>, string]>([
    ['publishes none', () => backend(404, '{}'), 'it answers 404'],
    ['publishes something else', () => backend(200, '{"news":[]}'), 'it is no OpenAPI document'],
    ['answers with a page', () => backend(200, '<html>'), 'it is no OpenAPI document'],
    ['is away', async () => ({ API_BASE_URL: 'http://127.0.0.1:9' }), 'it cannot be read'],
  ])('is unknown when it %s, which is reported and refuses nothing', async (_, settings, reason) => {
    const read = await readBackend(await settings());
    expect([read.contract, read.reason]).toEqual([null, reason]);
    expect(backendNotes(read)).toEqual([expect.stringContaining(`was not compared with the API (${read.document}): ${reason}.`)]);
  });

  it('is not read when the settings turn it off', async () => {
    const read = await readBackend({ ...(await backend(200, DOCUMENT)), API_CONTRACT: 'off' });
    expect([read.contract, backendNotes(read)]).toEqual([null, []]);
  });
});
