import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Settings } from '../../../backend/index.ts';
import type { ImagesPluginOptions } from '../index.ts';
import { images } from '../index.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export let photo: Buffer;
export let folder: string;
let backend: Server;
export let requested: string[];
export let answers: Record<string, Answer>;

export const LASTING = { 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' };
const PASSING = { 'content-type': 'image/png', 'cache-control': 'public, max-age=60' };
export const send =
  (headers: Record<string, string>, body: Buffer | string = photo, status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

export async function listen(answer: Answer): Promise<Server> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
export const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

interface Options {
  maxBytes?: number;
  sources?: string[];
  logo?: string | null;
  fileOf?: (...address: string[]) => Promise<{ path: string } | null>;
}

function settingsWith(logo: string | null): Settings {
  return { current: () => ({ shop: { logo } }) } as Settings;
}

export function open(options: Options = {}): FastifyInstance {
  const app = fastify();
  app.decorate('settings', settingsWith(options.logo ?? null));
  app.register(images, {
    apiBaseUrl: originOf(backend),
    imageSources: options.sources ?? [],
    imageDir: folder,
    imageMaxBytes: options.maxBytes ?? 50_000_000,
    resolver: { fileOf: (options.fileOf ?? (async () => null)) as ImagesPluginOptions['resolver']['fileOf'] },
  });
  return app;
}

export const at = (width: number, source: string): string => `/_ipx/f_webp,q_92,w_${width}${source}`;
export const stored = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(?:webp|part)$/.test(name));

/** A backend with a lasting and a passing picture, and an empty folder, new for each test of the file. */
export function eachTestHasASource(): void {
  beforeEach(async () => {
    photo = await sharp({ create: { width: 900, height: 450, channels: 3, background: '#2c5e3d' } })
      .png()
      .toBuffer();
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-images-'));
    requested = [];
    answers = { '/api/media/a.png': send(LASTING), '/api/media/b.png': send(PASSING) };
    backend = await listen((request, response) => {
      requested.push(`${request.url} for ${request.headers['x-forwarded-for']}`);
      const answer = answers[(request.url ?? '').split('?')[0] ?? ''] ?? send({ 'content-type': 'application/json' }, '{}', 404);
      answer(request, response);
    });
  });
  afterEach(async () => {
    backend.closeAllConnections();
    await new Promise((resolve) => backend.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });
}
