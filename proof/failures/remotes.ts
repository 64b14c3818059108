import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OpenApiDocument } from '@vitrava/reference-api/open-api';
import type { RemoteManifest, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import { type Language, WORDS } from '../../e2e/fixtures/words.ts';
import { type App, buildableApps } from '../../scripts/environment/index.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A page of a remote, read from its manifest. */
export interface RemotePage {
  readonly remote: App;
  /** Without the prefix of the language; the page of an order has `:number`. */
  readonly path: string;
  readonly needsCustomer: boolean;
  /** It opens a popup that requests a guest to sign in. */
  readonly promptsSignIn: boolean;
  /** It has the header and footer of the checkout. */
  readonly isSlim: boolean;
}

export interface Remote {
  readonly name: App;
  /** Those for guests first. */
  readonly pages: readonly RemotePage[];
  /** It has a fragment in the frame of other pages. */
  readonly hasSlot: boolean;
  /** Its first popup, which every page can open. */
  readonly popup: string | null;
}

export interface ApiCall {
  /** `POST /api/stocks/{id}/`, as in the OpenAPI document. */
  readonly name: string;
  /** The apps whose manifests list it. */
  readonly callers: readonly string[];
  matches(method: string, url: string): boolean;
}

function readManifest(app: App): RemoteManifest {
  return JSON.parse(readFileSync(path.join(root, app, 'dist/remote.manifest.json'), 'utf8')) as RemoteManifest;
}

/** Reads the manifests of all built remotes. Parameters of routes are filled in from the sitemap. */
export async function readRemotes(shopUrl: string): Promise<Remote[]> {
  const sitemap = await (await fetch(`${shopUrl}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address, shopUrl).pathname);
  return buildableApps()
    .filter((app) => app !== 'shell')
    .map((name) => {
      const { routes, fragments } = readManifest(name);
      const pages = routes.flatMap((route) => pagesOf(name, route, paths));
      return {
        name,
        pages: pages.sort((a, b) => Number(a.needsCustomer) - Number(b.needsCustomer)),
        hasSlot: fragments.some(({ slot }) => slot !== undefined),
        popup: fragments.find(({ popup }) => popup !== undefined)?.name ?? null,
      };
    });
}

function pagesOf(remote: App, { path: pattern, meta }: RouteDefinition, paths: readonly string[]): RemotePage[] {
  const needsCustomer = meta.needAuth === true;
  const form = new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);
  const found = needsCustomer || !pattern.includes(':') ? pattern : paths.find((one) => form.test(one));
  const promptsSignIn = meta.middleware?.includes('auth') === true;
  return found === undefined ? [] : [{ remote, path: found, needsCustomer, promptsSignIn, isSlim: meta.checkLayout === true }];
}

/** The address of a page in a language; `number` is that of the customer's order. */
export function addressOf({ path: pattern }: Pick<RemotePage, 'path'>, language: Language, number = ''): string {
  const address = pattern.replace(':number', number);
  return `${WORDS[language].prefix}${address === '/' && language !== 'ru' ? '' : address}`;
}

/** Reads the operations of the API from its OpenAPI document. */
export async function readApiCalls(apiUrl: string): Promise<ApiCall[]> {
  const { paths } = (await (await fetch(`${apiUrl}/api/schema/`)).json()) as OpenApiDocument;
  const listed = buildableApps().flatMap((app) =>
    (readManifest(app).api?.calls ?? []).map(({ method, path: address }) => ({ app, call: `${method} ${address}` })),
  );
  const operations = Object.entries(paths).flatMap(([template, item]) =>
    Object.keys(item).map((method) => ({ method: method.toUpperCase(), template })),
  );
  return operations.map(({ method, template }) => {
    // Manifests write parameters as `:`.
    const inManifests = `${method} ${template.replaceAll(/\{\w+\}/g, ':')}`;
    const sameMethod = operations.filter((one) => one.method === method).map((one) => one.template);
    return {
      name: `${method} ${template}`,
      callers: [...new Set(listed.filter(({ call }) => call === inManifests).map(({ app }) => app))],
      matches: (other, url) => other === method && templateOf(url.split('?', 1)[0] ?? '', sameMethod) === template,
    };
  });
}

/** `/api/search/suggestions/` is not `/api/search/{id}/`. */
function templateOf(pathname: string, templates: readonly string[]): string | undefined {
  if (templates.includes(pathname)) return pathname;
  return templates.find((template) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
}
