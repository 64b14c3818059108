import type { ReleaseStore } from '@vitrava/delivery/store';
import { BUILD_REQUEST_BYTES, PackedFilesSchema, publishUploadedBuild, unpackFiles } from '@vitrava/delivery/working';
import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Passes } from './passes.ts';
import type { Seats } from './seats.ts';

/** A build with its source maps; what is shown to shoppers has a budget of its own. */
const BuildSchema = Type.Object({ files: Type.Intersect([PackedFilesSchema, Type.Array(Type.Unknown(), { minItems: 1 })]) });

/** `POST /_developer/builds/<remote>`: takes a working build and makes it what its developer sees. */
export function registerUpload(
  app: FastifyInstance,
  { store, seats, passes }: { readonly store: ReleaseStore; readonly seats: Seats; readonly passes: Passes },
): void {
  app.post<{ Params: { remote: string }; Body: unknown }>(
    '/_developer/builds/:remote',
    {
      bodyLimit: BUILD_REQUEST_BYTES,
      // Before the body is read: it is taken from no one without a key.
      async preParsing(request, reply) {
        const pass = await passes.ofKey(request.headers.authorization);
        if (pass?.remotes.includes(request.params.remote)) return;
        const detail = pass
          ? `Your key is for ${pass.remotes.join(', ')}, not for ${request.params.remote}.`
          : 'This developer’s key is none, or has expired: ask who runs the shop for another.';
        await reply
          .code(pass ? 403 : 401)
          .header('cache-control', CACHING.none)
          .send({ detail });
      },
    },
    async (request, reply) => {
      reply.header('cache-control', CACHING.none);
      const { remote } = request.params;
      const pass = await passes.ofKey(request.headers.authorization);
      const files = Value.Check(BuildSchema, request.body) ? unpackFiles(request.body.files) : null;
      if (!pass || files === null) return reply.code(400).send({ detail: 'This is no build.' });
      const seat = seats.take(pass);
      if (!seat) return reply.code(503).send({ detail: 'As many developers as this shop has room for are at work (DEVELOPER_SEATS).' });
      const outcome = await publishUploadedBuild({ store: seat.store, beside: store, remote, files });
      if ('refusals' in outcome) {
        return reply
          .code(409)
          .send({ detail: outcome.refusals.map(({ explanation }) => explanation).join('\n'), refusals: outcome.refusals });
      }
      await seat.serverUrl();
      seat.shown(outcome.version);
      request.log.info({ remote, person: pass.person, version: outcome.version }, 'working build shown');
      return { version: outcome.version, entry: `/_developer/enter?code=${await passes.makeEntry(pass)}` };
    },
  );
}
