import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** The gallery of the kit, built anew and served by itself. */
export interface GalleryServer {
  readonly url: string;
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** Builds in a second, so it is never older than the sources. */
export async function openGallery(): Promise<GalleryServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-gallery-'));
  const config = path.resolve(import.meta.dirname, '../../shared-kit/gallery/rspack.config.ts');
  await promisify(execFile)('rspack', ['build', '-c', config, '--output-path', folder]);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery');
    const file = pathname === '/' ? 'index.html' : path.basename(pathname);
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (content === null) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' }).end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
