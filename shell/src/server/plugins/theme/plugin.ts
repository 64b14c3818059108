import { CACHING, MEDIA_TYPES } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../backend/index.ts';

/** `GET /theme/<stamp>.css`: the colours of the CMS as custom properties. A stamp that is not known here gets the current ones, not to be cached. */
export async function theme(app: FastifyInstance): Promise<void> {
  const settings = app.getDecorator<Settings>('settings');
  app.get<{ Params: { file: string } }>('/theme/:file', (request, reply) => {
    const stamp = /^([0-9a-f]{1,64})\.css$/.exec(request.params.file)?.[1];
    if (stamp === undefined) return reply.code(404).header('cache-control', CACHING.none).type(MEDIA_TYPES.text).send('Not found');
    const css = settings.themeCss(stamp);
    reply.type(MEDIA_TYPES.css).header('cache-control', css === null ? CACHING.none : CACHING.immutable);
    return reply.send(css ?? settings.current().theme.css);
  });
}
