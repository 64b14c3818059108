import { availableParallelism } from 'node:os';
import type { Resolver } from '@vitrava/delivery/resolver';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerConfig } from '../operate/config/index.ts';
import type { ConsoleTable, Counters } from '../operate/console/index.ts';
import { createRenderPool } from './pool/index.ts';
import { createQuarantine } from './quarantine/index.ts';
import { createRenderer, type Renderer } from './renderer.ts';

export interface RenderingOptions {
  readonly config: ServerConfig;
  readonly resolver: Resolver;
  readonly logger: FastifyBaseLogger;
  readonly counters: Counters;
}

/** The renderer with the pool and the quarantine behind it. */
export interface Rendering {
  readonly renderer: Renderer;
  ready(): Promise<void>;
  describe(): Promise<readonly ConsoleTable[]>;
  close(): Promise<void>;
}

const MIN_THREADS = 2;

export function createRendering({ config, resolver, logger, counters }: RenderingOptions): Rendering {
  const pool = createRenderPool({
    threads: config.renderThreads ?? Math.max(MIN_THREADS, availableParallelism()),
    deadlineMs: config.renderDeadlineMs,
  });
  const quarantine = createQuarantine({
    onExcluded(remote, version, reason) {
      logger.error({ remote, version, reason }, 'version excluded');
      resolver.exclude(remote, version, reason);
    },
    onReadmitted(remote, version) {
      logger.info({ remote, version }, 'version readmitted');
      resolver.readmit(remote, version);
    },
  });
  const renderer = createRenderer({
    pool,
    quarantine,
    api: { baseUrl: config.apiBaseUrl, deadlineMs: config.apiDeadlineMs },
    onFailure(remote, version, failure) {
      logger.warn({ remote, version, failure }, 'render failed');
      counters.add(`render ${failure.type} ${remote} ${version}`);
    },
  });
  return {
    renderer,
    ready: () => pool.ready(),
    async describe() {
      return [
        { title: 'Render pool', rows: Object.entries(pool.stats()) },
        {
          title: 'Render cache',
          rows: Object.entries(renderer.cacheStats()).flatMap(([kind, stats]) =>
            Object.entries(stats).map(([name, value]) => [`${kind} ${name}`, value]),
          ),
        },
        {
          title: 'Versions with a bad record',
          rows: quarantine.list().map(({ remote, version, state, reason }) => [remote, version, state, reason]),
        },
      ];
    },
    async close() {
      quarantine.close();
      await pool.close();
    },
  };
}
