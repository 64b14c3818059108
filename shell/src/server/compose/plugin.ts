import type { Resolver } from '@vitrava/delivery/resolver';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { CACHE_BYTES } from '../cache/index.ts';
import { type Compositions, createCompositions } from './compositions/index.ts';
import { registerPageData } from './page-data.ts';
import { createPagePermits, createPages, createWholePages, type Pages, type PagesOptions, prerenderFragments } from './pages/index.ts';
import { createVisitors, type Visitors } from './visitors/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly compositions: Compositions;
    readonly pages: Pages;
    readonly visitors: Visitors;
  }
}

export interface ComposeOptions extends Pick<PagesOptions, 'publicUrl' | 'foreign' | 'analytics'> {
  readonly resolver: Resolver;
}

/** The core: any address that nothing else answers becomes a page, composed of the visitor's versions; so does every failure. */
export const compose = fp<ComposeOptions>(
  (app, { resolver, ...options }, done) => {
    const compositions = createCompositions(resolver);
    const { renderer, settings } = app;
    const wholePages = createWholePages({ maxBytes: CACHE_BYTES.documents });
    const visitors = createVisitors(resolver);
    const permits = createPagePermits(() => app.isUnderPressure());
    const pages = createPages({ compositions, renderer, wholePages, settings, visitors, permits, ...options });
    app.decorate('compositions', compositions);
    app.decorate('visitors', visitors);
    app.decorate('pages', pages);
    app.metrics?.provide('vitrava_page_permits', 'Pages that are being composed, and those that wait for a permit.', () => ({
      ...permits.stats(),
    }));
    app.readiness.require('release of the shell', async () => (await compositions.forVisitor(null)).page.shell !== '');
    prepareFragments(app, { compositions, renderer, settings });
    registerPageData(app, permits);
    app.get('*', (request, reply) => pages.answer(request, reply));
    app.setNotFoundHandler((request, reply) => pages.answerRefusal(request, reply, 405));
    answerErrors(app);
    done();
  },
  { name: 'compose', decorators: { fastify: ['counters', 'readiness', 'renderer', 'settings'] } },
);

/** Begins when the server listens; the server reports that it is ready when it has ended. */
function prepareFragments(app: FastifyInstance, parts: Pick<PagesOptions, 'compositions' | 'renderer' | 'settings'>): void {
  let isRendering = false;
  app.readiness.require('fragments of the frame', () => !isRendering);
  app.addHook('onListen', (listening) => {
    isRendering = true;
    void prerenderFragments(parts)
      .catch((error: unknown) => app.log.warn({ err: error }, 'the fragments of the frame were not rendered ahead'))
      .finally(() => {
        isRendering = false;
      });
    listening();
  });
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
    if (status < 500) return app.pages.answerRefusal(request, reply, status);
    request.log.error({ err: error, composition: request.composition }, 'request failed');
    app.counters.add('server error');
    return app.pages.answerFailure(request, reply);
  });
}
