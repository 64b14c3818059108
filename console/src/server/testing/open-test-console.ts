import { join } from 'node:path';
import { addOperator, operatorsFileIn } from '@vitrava/delivery/operators';
import { openResultsInMemory } from '@vitrava/delivery/results';
import { createFixtureStore, type FixtureStore } from '@vitrava/delivery/testing/fixture-store';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { type ConsoleView, createPartSources, type LiveRemote } from '../../report/index.ts';
import { buildConsole, type ConsoleOptions } from '../index.ts';

type Headers = Readonly<Record<string, string>>;

/** A console over two releases of mfe-content, with the operator Ann. */
export interface OpenedConsole {
  readonly app: FastifyInstance;
  readonly releases: FixtureStore;
  readonly operatorsFile: string;
  /** Ann's key. */
  readonly key: string;
  /** How often the figures of the server were read. */
  reads(): number;
  /** Lets so much time pass. */
  wait(ms: number): void;
  get(url: string, cookie?: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Sends a form as a browser sends it from a page of the console. */
  post(url: string, form: Readonly<Record<string, string>>, headers?: Headers): Promise<LightMyRequestResponse>;
  /** The cookie of a new session. */
  signIn(): Promise<string>;
  /** The CSRF token in the pages of a session. */
  csrfOf(cookie: string): Promise<string>;
  close(): Promise<void>;
}

const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
/** The console renders no release. */
export const SERVER_FILE = 'exports.render = async () => null;';
const remote = 'mfe-content';
const routes = { news: '/news' };

export async function openTestConsole(options: Partial<ConsoleOptions> = {}): Promise<OpenedConsole> {
  const releases = await createFixtureStore();
  await releases.release({ remote: 'shell', version: '1.0.0-a', server: SERVER_FILE });
  for (const version of ['1.0.0-a', '1.1.0-b']) await releases.release({ remote, version, server: SERVER_FILE, routes });
  const keysFolder = join(releases.dir, '.keys');
  const operatorsFile = operatorsFileIn(keysFolder);
  const added = await addOperator(operatorsFile, 'Ann', new Date().toISOString());
  const key = 'explanation' in added ? '' : added.key;
  const parts = createPartSources();
  let [reads, now] = [0, Date.now()];
  parts.provide('newVisitor', () => {
    reads += 1;
    return {};
  });
  const app = await buildConsole({
    parts,
    store: releases.store,
    sums: openResultsInMemory(),
    keysFolder,
    url: null,
    shopUrl: 'https://shop.example',
    readBackend: async () => ({ contract: null }),
    trustProxy: [],
    logger: pino({ level: 'silent' }),
    now: () => now,
    page:
      async () =>
      ({ view }) => ({ title: view.type, html: `<p>${view.type}</p>` }),
    ...options,
  });
  await app.ready();
  const get = (url: string, cookie = '', headers: Headers = {}) => app.inject({ url, headers: { ...headers, cookie } });
  const post = (url: string, form: Readonly<Record<string, string>>, headers: Headers = {}) =>
    app.inject({ method: 'POST', url, headers: { ...OWN_PAGE, ...headers }, payload: new URLSearchParams(form).toString() });
  return {
    app,
    releases,
    operatorsFile,
    key,
    reads: () => reads,
    wait: (ms) => {
      now += ms;
    },
    get,
    post,
    async signIn() {
      const [cookie] = (await post('/sign-in', { key })).cookies;
      return `${cookie?.name}=${cookie?.value}`;
    },
    csrfOf: async (cookie) => csrfIn(viewIn((await get('/', cookie)).body)),
    async close() {
      await app.close();
      await releases.remove();
    },
  };
}

/** The data of a page of the console. */
export function viewIn(body: string): ConsoleView {
  return JSON.parse(/id="console-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}').view as ConsoleView;
}

export function csrfIn(view: ConsoleView): string {
  return view.type === 'sign-in' ? '' : view.session.csrfToken;
}

/** The state in a confirmation. */
export function liveIn(view: ConsoleView): LiveRemote | null {
  return view.type === 'move' ? view.remote : null;
}
