import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

export interface GalleryServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface GalleryOptions {
  /** A free one when absent. */
  readonly port?: number;
  readonly watch?: boolean;
}

const CONFIG = path.resolve(import.meta.dirname, '../../shared-kit/gallery/rspack.config.ts');

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
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: folder });
  return {
    url: await server.listen({ port, host: '127.0.0.1' }),
    async close() {
      build.kill();
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
