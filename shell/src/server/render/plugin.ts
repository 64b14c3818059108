import { availableParallelism } from 'node:os';
import type { Resolver } from '@vitrava/delivery/resolver';
import { currentRequestId } from '@vitrava/server-kit/http';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createFailureRecord, type Evidence, type ExclusionSharing, failingVersions } from './exclusion/index.ts';
import { createRenderPool, isBlamable, type RenderFailure, type ServedRelease } from './pool/index.ts';
import { createRenderer, type Renderer } from './renderer.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly renderer: Renderer;
  }
}

export interface RenderOptions {
  readonly resolver: Resolver;
  readonly apiBaseUrl: string;
  /** How long one API call inside a render may take. */
  readonly apiDeadlineMs: number;
  readonly renderDeadlineMs: number;
  /** How long a page waits for a fragment that is not cached. */
  readonly fragmentPatienceMs: number;
  /** How long an excluded version that hung or crashed is left to the browser before a probe, where no other version replaces it. */
  readonly probeAfterMs: number;
  /** Null: one process per core but one, which is the server's, at least two. */
  readonly renderProcesses: number | null;
  /** Reports what this server excludes to the others; absent where it is alone. */
  readonly sharing?: ExclusionSharing | null;
}

const MIN_PROCESSES = 2;

/** The renderer with the pool and the failure record. */
export const render = fp<RenderOptions>(
  (
    app,
    { resolver, apiBaseUrl, apiDeadlineMs, renderDeadlineMs, fragmentPatienceMs, probeAfterMs, renderProcesses, sharing = null },
    done,
  ) => {
    const api = { baseUrl: apiBaseUrl, deadlineMs: apiDeadlineMs };
    const failures = createFailureRecord({ probeAfterMs, exclude: excludeWith(app, resolver, sharing) });
    /** `composition`: of the page that was rendered; null for what a version did when its renders were answered. */
    function record({ remote, version }: ServedRelease, failure: RenderFailure, composition: string | null): void {
      app.log.warn({ remote, version, failure, composition, reqId: currentRequestId() ?? undefined }, 'render failed');
      app.counters.add(`render ${failure.type} ${remote} ${version}`);
      if (isBlamable(failure)) failures.failed(remote, version, failure);
      else failures.undecided(remote, version);
    }
    const pool = createRenderPool({
      size: renderProcesses ?? Math.max(MIN_PROCESSES, availableParallelism() - 1),
      deadlineMs: renderDeadlineMs,
      api,
      onFault: (release, failure) => record(release, failure, null),
      onCall: ([path, status, ms]) => app.metrics?.call({ by: 'render', path, status, seconds: ms / 1000 }),
    });
    const renderer = createRenderer({
      pool,
      failures,
      api,
      slowMs: renderDeadlineMs / 2,
      fragmentPatienceMs,
      onFailure: record,
      onRender: app.metrics?.render,
      onApiFaults: ({ remote, version }, calls) =>
        app.log.warn({ remote, version, calls, reqId: currentRequestId() ?? undefined }, 'the API failed a render'),
    });
    let isReady = false;
    app.decorate('renderer', renderer);
    app.console.provide('renderPool', () => {
      const { rssBytes: _memory, cpuMs: _processor, ...figures } = pool.stats();
      return figures;
    });
    app.metrics?.provide(
      'vitrava_render_pool',
      'The render pool: processes, running and queued jobs, lost processes, their memory and processor time.',
      () => ({ ...pool.stats() }),
    );
    app.metrics?.provide('vitrava_render_cache', 'Kept renders: entries, bytes, how often they were found or missed.', () =>
      cacheFigures(renderer),
    );
    app.console.provide('renderCache', () => cacheFigures(renderer));
    app.console.provide('failing', () => failures.list().map(({ type: _type, ...version }) => version));
    app.metrics?.list(
      'vitrava_failing_versions',
      'Versions that fail now: watched, excluded or unusable, and why.',
      ['remote', 'version', 'state', 'reason'],
      () => failingVersions(failures, resolver),
    );
    app.readiness.require('render pool', () => isReady);
    app.addHook('onReady', async () => {
      await pool.ready();
      isReady = true;
    });
    app.addHook('onClose', async () => {
      await sharing?.close();
      await pool.close();
    });
    done();
  },
  { name: 'render', decorators: { fastify: ['console', 'counters', 'readiness'] } },
);

/** Excludes a version by evidence: on this server for a time, and by way of the release store on all. */
function excludeWith(app: FastifyInstance, resolver: Resolver, sharing: ExclusionSharing | null) {
  return async (remote: string, version: string, { type, reason }: Evidence, forMs: number): Promise<void> => {
    app.log.error({ remote, version, reason }, 'version excluded');
    sharing?.excluded(remote, version, type, reason);
    await resolver.exclude(remote, version, reason, forMs);
    app.log.info({ remote, version }, 'version readmitted');
  };
}

function cacheFigures(renderer: Renderer): Record<string, number> {
  const kinds = Object.entries(renderer.cacheStats());
  return Object.fromEntries(kinds.flatMap(([kind, stats]) => Object.entries(stats).map(([name, value]) => [`${kind} ${name}`, value])));
}
