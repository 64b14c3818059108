import { readDeveloperPass, writePreviewLink } from '@vitrava/delivery/signed-tokens';
import type { ReleaseStore } from '@vitrava/delivery/store';
import { BUILD_REQUEST_BYTES, PackedFilesSchema, unpackFiles, type WorkingBuilds } from '@vitrava/delivery/working';
import { CACHING } from '@vitrava/server-kit/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

export interface DeveloperBuildsOptions {
  readonly working: WorkingBuilds;
  /** Its secret makes keys and links. */
  readonly store: Pick<ReleaseStore, 'secret'>;
}

/** A build with its source maps; what is shown to shoppers has a budget of its own. */
const BuildSchema = Type.Object({ files: Type.Intersect([PackedFilesSchema, Type.Array(Type.Unknown(), { minItems: 1 })]) });

/** So long a secret that was replaced in the store still counts here: wrong keys do not lead to a look into the store each. */
const SECRET_MS = 30_000;

/** `POST /_developer/builds/<remote>`: takes a working build; a preview shows it to the holder of its key alone (decision 043). */
export async function developerBuilds(app: FastifyInstance, { working, store }: DeveloperBuildsOptions): Promise<void> {
  const secrets = new LRUCache<'secret', string>({ max: 1, ttl: SECRET_MS, fetchMethod: () => store.secret() });
  app.addHook('onClose', () => working.close());

  async function passOf({ headers }: FastifyRequest) {
    const key = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    return key ? readDeveloperPass(key, await secrets.forceFetch('secret')) : null;
  }

  app.post<{ Params: { remote: string }; Body: unknown }>(
    '/_developer/builds/:remote',
    {
      bodyLimit: BUILD_REQUEST_BYTES,
      // A request without a key is refused before its body is read.
      async preParsing(request, reply) {
        reply.header('cache-control', CACHING.none);
        const pass = await passOf(request);
        if (pass?.remotes.includes(request.params.remote)) return;
        const detail = pass
          ? `Your key is for ${pass.remotes.join(', ')}, not for ${request.params.remote}.`
          : 'This developer’s key is invalid or has expired: request another one from the operator of the shop.';
        await reply.code(pass ? 403 : 401).send({ detail });
      },
    },
    async (request, reply) => {
      const { remote } = request.params;
      const pass = await passOf(request);
      const files = Value.Check(BuildSchema, request.body) ? unpackFiles(request.body.files) : null;
      if (!pass || files === null) return reply.code(400).send({ detail: 'This is no build.' });
      const { id, person, expiresAt } = pass;
      const outcome = await working.publish(id, remote, files);
      if ('refusals' in outcome) {
        const { refusals } = outcome;
        return reply.code(409).send({ detail: refusals.map(({ explanation }) => explanation).join('\n'), refusals });
      }
      const { version } = outcome;
      request.log.info({ remote, person, version }, 'working build shown');
      const link = { show: { type: 'working', key: id }, path: '/', expiresAt } as const;
      return { version, entry: `/_preview?token=${writePreviewLink(link, await secrets.forceFetch('secret'))}` };
    },
  );
}
