import { mkdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Resolver } from '@vitrava/delivery/resolver';
import { CACHING, dropDocumentHeaders, MEDIA_TYPES } from '@vitrava/server-kit/http';
import { IMPORT_MAP_NAME, STYLE_INTEGRITY_NAME } from '@vitrava/shared-kit/contracts/page';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Which files there are, and what is known of them. */
type KnownFiles = Pick<Resolver, 'fileOf' | 'importMapOf' | 'styleIntegrityOf'>;

/** `GET /releases/<remote>/<version>/<file>`: browser files of releases, immutable, in the encodings made at release. */
export async function registerFiles(app: FastifyInstance, resolver: KnownFiles, filesDir: string): Promise<void> {
  // On a machine that is new to a shared store nothing has been fetched yet.
  await mkdir(filesDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: filesDir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
  });
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/releases/:remote/:version/*',
    { compress: false },
    async (request, reply) => {
      const { remote, version, '*': path } = request.params;
      if (path === IMPORT_MAP_NAME) return sendFacts(reply, await resolver.importMapOf(remote, version));
      if (path === STYLE_INTEGRITY_NAME) return sendFacts(reply, await resolver.styleIntegrityOf(remote, version));
      const file = await resolver.fileOf(remote, version, path);
      // A missing file must not be cached as missing: the store may be about to get it back.
      if (!file) return sendMissing(reply);
      return dropDocumentHeaders(reply).headers(file.headers).sendFile(basename(file.path), dirname(file.path));
    },
  );
}

/** The browser's data of a release's files before it requests those that its document does not name. */
function sendFacts(reply: FastifyReply, facts: string | null): FastifyReply {
  if (facts === null) return sendMissing(reply);
  return reply.header('cache-control', CACHING.immutable).type(MEDIA_TYPES.json).send(facts);
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', CACHING.none).type(MEDIA_TYPES.text).send('Not found');
}
