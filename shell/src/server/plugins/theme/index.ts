import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../backend/settings/index.ts';

/** `GET /theme/<stamp>.css`: the colours of the CMS as custom properties. A stamp that is not known here gets the current ones, not to be kept. */
export function registerTheme(app: FastifyInstance, settings: Settings): void {
  app.get<{ Params: { file: string } }>('/theme/:file', (request, reply) => {
    const stamp = /^([0-9a-f]{1,64})\.css$/.exec(request.params.file)?.[1];
    if (stamp === undefined) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    const css = settings.themeCss(stamp);
    reply.type('text/css; charset=utf-8').header('cache-control', css === null ? 'no-store' : 'public, max-age=31536000, immutable');
    return reply.send(css ?? settings.current().theme.css);
  });
}
