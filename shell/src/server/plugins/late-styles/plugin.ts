import fp from 'fastify-plugin';
import { LATE_FILES } from '../../compose/index.ts';
import { CACHING, MEDIA_TYPES } from '../../http/index.ts';

/** `GET /_late/<hash>.js` and `.css`: what links the style sheets of remotes (decision 063). Another server's hash gets what is here, not to be cached. */
export const lateStyles = fp(
  (app, _options, done) => {
    const files = [
      { ...LATE_FILES.script, type: MEDIA_TYPES.js, pattern: '/_late/:hash.js' },
      { ...LATE_FILES.style, type: MEDIA_TYPES.css, pattern: '/_late/:hash.css' },
    ];
    for (const { address, text, type, pattern } of files) {
      app.get(pattern, (request, reply) =>
        reply
          .type(type)
          .header('cache-control', request.url === address ? CACHING.immutable : CACHING.none)
          .send(text),
      );
    }
    done();
  },
  { name: 'late-styles', encapsulate: true },
);
