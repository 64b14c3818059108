import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The gallery of the kit, built anew and served by itself. */
export interface GalleryServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface GalleryOptions {
  /** A free one when absent. */
  readonly port?: number;
  /** Builds again at each change of the sources. */
  readonly watch?: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

const CONFIG = path.resolve(import.meta.dirname, '../../shared-kit/gallery/rspack.config.ts');

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://gallery');
  const file = pathname === '/' ? 'index.html' : path.basename(pathname);
  const content = await readFile(path.join(folder, file)).catch(() => null);
  if (content === null) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(content);
}

/** Builds in a second, so it is never older than the sources. */
export async function openGallery({ port = 0, watch = false }: GalleryOptions = {}): Promise<GalleryServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-gallery-'));
  const build = spawn('rspack', ['build', '-c', CONFIG, '--output-path', folder, ...(watch ? ['--watch'] : [])], {
    stdio: watch ? 'inherit' : ['ignore', 'ignore', 'inherit'],
  });
  if (!watch) {
    const [code] = await once(build, 'close');
    if (code !== 0) throw new Error('The gallery was not built');
  }
  const server = createServer((request, response) => void answer(folder, request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      build.kill();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
