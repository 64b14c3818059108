import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { ImagesOptions } from './images.ts';
import { registerImages } from './index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let photo: Buffer;
let folder: string;
let backend: Server;
let asked: string[];
let answers: Record<string, Answer>;

const LASTING = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
const PASSING = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' };
const send =
  (headers: Record<string, string>, body: Buffer | string = photo, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

async function listen(answer: Answer): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Options {
  maxBytes?: number;
  sources?: string[];
  logo?: string | null;
  fileOf?: (...address: string[]) => Promise<{ path: string } | null>;
}

function open(options: Options = {}): FastifyInstance {
  const app = fastify();
  registerImages(app, {
    apiBaseUrl: originOf(backend),
    imageSources: options.sources ?? [],
    logo: () => options.logo ?? null,
    folder,
    maxBytes: options.maxBytes ?? 50_000_000,
    resolver: { fileOf: (options.fileOf ?? (async () => null)) as ImagesOptions['resolver']['fileOf'] },
  });
  return app;
}

const at = (width: number, source: string): string => `/_ipx/f_webp,q_92,w_${width}${source}`;
const kept = async (): Promise<string[]> => (await readdir(folder, { recursive: true })).filter((name) => /\.(?:webp|part)$/.test(name));

beforeEach(async () => {
  photo = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#2c5e3d' } })
    .png()
    .toBuffer();
  folder = await mkdtemp(path.join(tmpdir(), 'vitrava-images-'));
  asked = [];
  answers = { '/api/media/a.png': send(LASTING), '/api/media/b.png': send(PASSING) };
  backend = await listen((request, response) => {
    asked.push(`${request.url} for ${request.headers['x-forwarded-for']}`);
    const answer = answers[(request.url ?? '').split('?')[0] ?? ''] ?? send({ 'content-type': 'application/json' }, '{}', 404);
    answer(request, response);
  });
});
afterEach(async () => {
  backend.closeAllConnections();
  await new Promise((resolve) => backend.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

describe('pictures in other widths', () => {
  it('[P13] [P14] are webp of a screen width, kept for ever by the browser', async () => {
    const answer = await open().inject(at(640, '/api/media/a.png?v=1'));
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640, height: 320 });
    const again = await open().inject({
      url: at(640, '/api/media/a.png?v=1'),
      headers: { 'if-none-match': String(answer.headers['etag']) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('never grow beyond the source', async () => {
    const answer = await open().inject(at(1536, '/api/media/a.png?v=1'));
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(900);
  });

  it('stand upright, as the camera has meant them', async () => {
    const lying = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#fff' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    answers['/api/media/a.png'] = send(LASTING, lying);
    const answer = await open().inject(at(320, '/api/media/a.png?v=1'));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  it('are made once however many ask, and are still there after a restart', async () => {
    const app = open();
    const together = await Promise.all(Array.from({ length: 8 }, () => app.inject(at(320, '/api/media/a.png?v=1'))));
    const later = await open().inject(at(320, '/api/media/a.png?v=1'));
    expect([...together, later].map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 9 }, () => 200));
    expect(asked).toEqual(['/api/media/a.png?v=1 for 127.0.0.1']);
    expect(await kept()).toHaveLength(1);
  });

  it('whose address does not last are kept by their content: varying the query makes and keeps nothing twice', async () => {
    const app = open();
    const tags = new Set<unknown>();
    for (let version = 0; version < 5; version += 1) {
      const { headers } = await app.inject(at(320, `/api/media/b.png?v=${version}`));
      expect(headers['cache-control']).toBe('public, max-age=300');
      tags.add(headers['etag']);
    }
    await app.inject(at(320, '/api/media/b.png?v=1'));
    expect(tags.size).toBe(1);
    expect(asked).toHaveLength(5);
    expect(await kept()).toHaveLength(1);
  });

  it('are made a few at a time, so that sources do not fill the memory; who comes when too many wait comes again', async () => {
    let current = 0;
    let most = 0;
    const held: (() => void)[] = [];
    answers['/api/media/a.png'] = (_request, response) => {
      current += 1;
      most = Math.max(most, current);
      held.push(() => {
        current -= 1;
        response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
      });
    };
    const app = open();
    let answered = 0;
    const all = Array.from({ length: 230 }, async (_, version) => {
      const { statusCode, headers } = await app.inject(at(320, `/api/media/a.png?v=${version}`));
      answered += 1;
      return `${statusCode} ${headers['retry-after'] ?? ''}`.trim();
    });
    // First those go for whom there is no room, then all others in turn.
    while (answered < 18) await new Promise((resolve) => setTimeout(resolve, 1));
    while (answered < 230) {
      for (const letGo of held.splice(0)) letGo();
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    const ends = await Promise.all(all);
    expect(most).toBeLessThanOrEqual(12);
    expect(new Set(ends)).toEqual(new Set(['404', '503 1']));
    expect(ends.filter((end) => end === '404')).toHaveLength(212);
  });

  it('of releases are kept by their file alone, whatever is asked after it', async () => {
    const file = path.join(folder, 'leaf.png');
    await writeFile(file, photo);
    const app = open({ fileOf: async (...address) => (address.join('/') === 'shell/1.0.0-a/leaf.png' ? { path: file } : null) });
    const replies = [];
    for (const query of ['', '?', '?a=1', '?a=2']) replies.push(await app.inject(at(320, `/releases/shell/1.0.0-a/leaf.png${query}`)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(await kept()).toHaveLength(1);
    expect((await app.inject(at(320, '/releases/shell/1.0.0-a/other.png'))).statusCode).toBe(404);
  });

  it('take no more of the disk than they may', async () => {
    const noise = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .png()
      .toBuffer();
    answers['/api/media/a.png'] = send(LASTING, noise);
    const [first] = await Promise.all([open().inject(at(320, '/api/media/a.png?v=0'))]);
    const app = open({ maxBytes: first.rawPayload.length * 3.5 });
    for (let version = 1; version < 9; version += 1) await app.inject(at(320, `/api/media/a.png?v=${version}`));
    for (let tries = 0; tries < 2000 && (await kept()).length > 3; tries += 1) await new Promise((resolve) => setImmediate(resolve));
    expect((await kept()).length).toBeLessThanOrEqual(3);
  });

  it('can be made of the logo as the CMS has it, and of no other call of the backend', async () => {
    answers['/api/logo'] = send(LASTING);
    expect((await open({ logo: '/api/logo' }).inject(at(320, '/api/logo'))).statusCode).toBe(200);
    expect((await open({ logo: '/api/other' }).inject(at(640, '/api/logo'))).statusCode).toBe(404);
  });
});

describe('what is refused', () => {
  it.each([
    '/_ipx/w_640/api/media/a.png',
    '/_ipx/f_avif,q_92,w_640/api/media/a.png',
    '/_ipx/f_webp,q_10,w_640/api/media/a.png',
    '/_ipx/f_webp,q_92,w_641/api/media/a.png',
    '/_ipx/f_webp,q_92,w_640,h_9000/api/media/a.png',
    '/_ipx/f_webp,q_92,w_640',
  ])('an address that asks for something else is said to be wrong: %s', async (url) => {
    const answer = await open().inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([400, 'no-store']);
    expect(answer.json()).toHaveProperty('detail', expect.stringContaining('f_webp,q_92'));
  });

  it('an address longer than any of the shop', async () => {
    expect((await open().inject(at(640, `/api/media/${'a'.repeat(2000)}`))).statusCode).toBe(400);
  });

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3001/api/media/a.png',
    'https://user:pass@cdn.example/a.png',
    'https://cdn.example.evil.example/a.png',
    'http://cdn.example/a.png',
    'https://cdn.example:8443/a.png',
    'file:///etc/passwd',
  ])('no host but the named ones is ever asked: %s', async (source) => {
    const answer = await open({ sources: ['https://cdn.example'] }).inject(at(640, `/${encodeURIComponent(source)}`));
    expect([400, 404]).toContain(answer.statusCode);
    expect(asked).toEqual([]);
  });

  it.each([
    '/api/token/',
    '/api/media/../token/',
    '/api/media/%2e%2e/token/',
    '/api/media/..%2ftoken/',
    '/api/media/..%5ctoken/',
    '/api/media//evil.example/a.png',
    '//evil.example/api/media/a.png',
    '/etc/passwd',
    '/releases/shell/../../../etc/passwd',
    '/releases/shell',
  ])('nothing beside the pictures of the backend and of releases: %s', async (source) => {
    const answer = await open().inject(at(640, source));
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toHaveProperty('detail');
    expect(asked).toEqual([]);
  });

  it('another host that is named is asked, without saying who wants the picture', async () => {
    const cdn = await listen((request, response) => {
      asked.push(`cdn for ${request.headers['x-forwarded-for']}`);
      send(LASTING)(request, response);
    });
    const answer = await open({ sources: [originOf(cdn)] }).inject(at(640, `/${encodeURIComponent(`${originOf(cdn)}/x.png`)}`));
    expect(answer.statusCode).toBe(200);
    expect(asked).toEqual(['cdn for undefined']);
    cdn.closeAllConnections();
    await new Promise((resolve) => cdn.close(resolve));
  });

  const broken: [string, number, () => Answer][] = [
    ['a redirect, wherever it leads', 502, () => send({ location: 'http://127.0.0.1:9/' }, '', 302)],
    ['text that calls itself a picture', 502, () => send(LASTING, 'not a picture')],
    ['a picture that breaks off', 502, () => send(LASTING, photo.subarray(0, 200))],
    ['a drawing', 502, () => send({ 'content-type': 'image/svg+xml' }, '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing that calls itself a photo', 502, () => send(LASTING, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', 502, () => send({ 'content-type': 'text/html' }, '<p>')],
    ['too many bytes', 502, () => send(LASTING, Buffer.alloc(13 * 1024 * 1024))],
    ['an error of the backend', 502, () => send({ 'content-type': 'application/json' }, '{}', 500)],
    ['a connection that breaks', 502, () => (request) => request.socket.destroy()],
    ['too many requests', 503, () => send({ 'content-type': 'application/json' }, '{}', 429)],
    ['nothing there', 404, () => send({ 'content-type': 'application/json' }, '{}', 404)],
  ];
  it.each(broken)('a source that gives %s is answered with %d, and nothing is kept', async (_what, status, answer) => {
    answers['/api/media/a.png'] = answer();
    const app = open();
    const reply = await app.inject(at(640, '/api/media/a.png?v=1'));
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'no-store']);
    expect(reply.json()).toHaveProperty('detail');
    expect(await kept()).toEqual([]);
    answers['/api/media/a.png'] = send(LASTING);
    expect((await app.inject(at(640, '/api/media/a.png?v=1'))).statusCode).toBe(200);
  });

  it('a picture with more pixels than memory should hold', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    answers['/api/media/a.png'] = send(LASTING, bomb);
    expect((await open().inject(at(640, '/api/media/a.png'))).statusCode).toBe(502);
  });
});
