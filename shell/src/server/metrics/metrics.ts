import { createRegistry, type Figures, measureResponses, provideFigures, RESPONSE_BUCKETS_S } from '@vitrava/server-kit/metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { createResources } from './api-resources.ts';
import { bounded, type Labels, MOST_SERIES } from './bounded.ts';

/** A requested page: its owner, the version, and the name of its route. */
export interface MeasuredPage {
  readonly remote: string;
  readonly version: string;
  readonly route: string;
}

export interface MeasuredRender {
  readonly remote: string;
  readonly version: string;
  readonly part: 'page' | 'fragment' | 'frame';
  /** `ok`, or the type of its failure. */
  readonly outcome: string;
  readonly seconds: number;
}

/** A call to the API: `by` a render, for a visitor the proxy, or another part of the server. `status` 0: it had no answer. */
export interface MeasuredCall {
  readonly by: 'render' | 'proxy' | 'settings' | 'extensions' | 'sitemap' | 'pictures';
  readonly path: string;
  readonly status: number;
  readonly seconds: number;
}

/** What a browser has reported of a version. `kind`: `page` for one that was shown, `call` for one that a server failed, else where an error came from. */
export interface MeasuredReport {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
}

/** What machines read of this server (decision 064): process, memory and event loop, and what the rooms of the server measure. */
export interface Metrics {
  readonly registry: Registry;
  page(page: MeasuredPage, status: number, seconds: number): void;
  render(render: MeasuredRender): void;
  call(call: MeasuredCall): void;
  /** A call of the release store: `answered`, `broken` when it holds something else, `failed`. */
  store(labels: { readonly call: string; readonly outcome: string }, seconds: number): void;
  report(report: MeasuredReport): void;
  /** Figures that are read when a machine requests them; `read` returns values by the label `of`. */
  provide(name: string, help: string, read: () => Figures): void;
  /** Facts at the time of a request: a series of the value 1 for each, by its labels. */
  list(name: string, help: string, labelNames: readonly string[], read: () => readonly Labels[]): void;
}

export function createMetrics(): Metrics {
  const registry = createRegistry();
  const registers = [registry];
  const seconds = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name, help: `${help}, in seconds.`, labelNames, buckets: RESPONSE_BUCKETS_S, registers });
  const grown = (figure: Histogram) => bounded<number>(figure, figure.observe.bind(figure));
  const pages = grown(seconds('vitrava_page_seconds', 'How long pages and their data took', ['remote', 'version', 'route', 'status']));
  const renders = grown(seconds('vitrava_render_seconds', 'How long renders took', ['remote', 'version', 'part', 'outcome']));
  const calls = grown(seconds('vitrava_api_call_seconds', 'How long calls to the API took', ['by', 'resource', 'status']));
  const stores = seconds('vitrava_store_call_seconds', 'How long calls to the release store took', ['call', 'outcome']);
  const reports = new Counter({
    name: 'vitrava_browser_reports_total',
    help: 'Pages shown, and errors and failed calls that browsers met in them.',
    labelNames: ['remote', 'version', 'kind'],
    registers,
  });
  const reported = bounded<number>(reports, reports.inc.bind(reports));
  const resourceOf = createResources();

  return {
    registry,
    page: (page, status, value) => pages({ ...page, status: String(status) }, value),
    render: ({ seconds: value, ...labels }) => renders(labels, value),
    call: ({ by, path, status, seconds: value }) => calls({ by, resource: resourceOf(path, status), status: String(status) }, value),
    store: stores.observe.bind(stores),
    report: (report) => reported({ ...report }, 1),
    provide: (name, help, read) => provideFigures(registry, name, help, read),
    list(name, help, labelNames, read) {
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        collect() {
          this.reset();
          for (const labels of read().slice(0, MOST_SERIES)) this.set(labels, 1);
        },
      });
    },
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The page that the answer is, or belongs to; null where it is none. */
    page: MeasuredPage | null;
  }
  interface FastifyInstance {
    /** Null: there is no listener, and nothing is measured. */
    readonly metrics: Metrics | null;
  }
}

/** Measures all responses, and pages and calls of the API also by what they are. */
export function measureAnswers(app: FastifyInstance, metrics: Metrics): void {
  measureResponses(app, metrics.registry, 'vitrava');
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const took = elapsedTime / 1000;
    if (request.page) metrics.page(request.page, status, took);
    if (request.routeOptions.url === '/api/*') metrics.call({ by: 'proxy', path: request.url, status, seconds: took });
    done();
  });
}
