import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeAnswer =
  /** `raw`: sent as it is, in place of `body` as JSON. */
  | { readonly status?: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown; readonly raw?: string }
  | 'hang'
  | 'hold';

export interface FakeApi {
  readonly url: string;
  /** `METHOD path` of every call, oldest first. */
  readonly calls: string[];
  /** The ids that they bore; null for those without one. */
  readonly requestIds: (string | null)[];
  /** Replaces the answer of a path, once and for all or call by call; `hang` never answers, `hold` when it is released. */
  answer(path: string, answer: FakeAnswer | ((language: string) => FakeAnswer)): void;
  /** Answers what is held, and holds nothing any more. */
  release(): void;
  set(key: string, value: unknown): void;
  close(): Promise<void>;
}

const COLORS = {
  background: '#f8f5ee',
  text: '#1d2a22',
  second_text: '#59645b',
  default_button: '#f15f18',
  hover_button: '#ff7738',
  passed_button: '#e9570f',
  second_background: '#efe8da',
  second_border: '#e0d8c7',
  elements: '#2c5e3d',
};

/** A backend of a few lines on a free loopback port: settings with stamps, news, an echo for all else. */
export async function startFakeApi(): Promise<FakeApi> {
  const calls: string[] = [];
  const requestIds: (string | null)[] = [];
  const answers = new Map<string, FakeAnswer | ((language: string) => FakeAnswer)>();
  const held: (() => void)[] = [];
  const settings: Record<string, unknown> = {
    CMS_COLORS: COLORS,
    CMS_LOGO: 'vitrava',
    CMS_PAGE_SIZE: 24,
    CMS_SHOW_DISCOUNTS: true,
    CMS_TG_BOT: false,
  };
  const stamps: Record<string, string> = Object.fromEntries(Object.keys(settings).map((key) => [key, '2026-01-01T00:00:00Z']));

  function onRequest(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://api');
    calls.push(`${request.method} ${url.pathname}${url.search}`);
    requestIds.push(request.headers['x-request-id']?.toString() ?? null);
    serve(request, response, url);
  }

  function serve(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const answer = answers.get(url.pathname);
    const given = typeof answer === 'function' ? answer(request.headers['accept-language'] ?? '') : answer;
    if (given === 'hang') return;
    if (given === 'hold') {
      held.push(() => serve(request, response, url));
      return;
    }
    response.setHeader('content-type', 'application/json');
    for (const [name, value] of Object.entries(given?.headers ?? {})) response.setHeader(name, value);
    response.statusCode = given?.status ?? 200;
    response.end(given?.raw ?? JSON.stringify(given ? given.body : usual(request, url)));
  }

  function usual(request: IncomingMessage, url: URL): unknown {
    if (url.pathname !== '/api/settings/')
      return { path: url.pathname, host: request.headers['x-forwarded-host'] ?? null, cookie: request.headers.cookie ?? null };
    if (url.searchParams.has('update')) return stamps;
    const keys = url.searchParams.get('keys')?.split(',') ?? Object.keys(settings);
    return Object.fromEntries(keys.map((key) => [key, settings[key]]));
  }

  const server = createServer(onRequest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    requestIds,
    answer: (path, answer) => answers.set(path, answer),
    release() {
      for (const [path, answer] of answers) if (answer === 'hold') answers.delete(path);
      for (const serveIt of held.splice(0)) serveIt();
    },
    set(key, value) {
      settings[key] = value;
      stamps[key] = new Date().toISOString();
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
