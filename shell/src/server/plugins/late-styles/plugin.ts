import fp from 'fastify-plugin';
import { LATE_SCRIPT } from '../../compose/index.ts';
import { CACHING, MEDIA_TYPES } from '../../http/index.ts';

/** `GET /_late/<hash>.js`: what links the style sheets of remotes (decision 063). Another server's hash gets what is here, not to be cached. */
export const lateStyles = fp(
  (app, _options, done) => {
    app.get('/_late/:hash.js', (request, reply) =>
      reply
        .type(MEDIA_TYPES.js)
        .header('cache-control', request.url === LATE_SCRIPT.address ? CACHING.immutable : CACHING.none)
        .send(LATE_SCRIPT.text),
    );
    done();
  },
  { name: 'late-styles', encapsulate: true },
);
