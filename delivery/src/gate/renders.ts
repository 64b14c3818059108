import { LOCALE_CODES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RemoteManifest, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FrameInput, RenderInput } from '@vitrava/shared-kit/contracts/page';
import { type TSchema, Type } from 'typebox';
import { SHELL } from './live-releases.ts';

/** One rendering that a server file has to produce. */
export interface Rendering {
  /** In words, for refusals: what is rendered, at which address if it has one, in which language. */
  readonly what: string;
  readonly url: string | null;
  readonly locale: LocaleCode;
  readonly input: RenderInput | FrameInput;
}

/** The renders that a server file must pass before it may go live, and the schema of a complete result. */
export interface Renders {
  readonly exportName: 'render' | 'renderFrame' | 'modules';
  /** Over an API that does not answer. */
  readonly silent: readonly Rendering[];
  /** Pages to be rendered once more over an API that answers. */
  readonly routes: readonly RouteDefinition[];
  readonly answer: TSchema;
  /** What the markup of a page may weigh, in bytes. */
  readonly htmlBytes: number;
}

/** The most bytes of a page's markup, unless the manifest has another budget (`budgets.html`). The longest page of this shop has 90 kB. */
const USUAL_HTML_BYTES = 250_000;

/** The address of the pages' API, which does not exist: the gate answers these requests, or fails them. */
export const API = { baseUrl: 'http://api.invalid', deadlineMs: 1000 };
/** How long a page waits for an API that does answer. */
const ANSWER_MS = 5_000;

const Markup = Type.String({ minLength: 1 });
const PageSchema = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  head: Type.Object({ title: Type.String() }),
  state: Type.Object({}),
  html: Markup,
});
const FrameSchema = Type.Object({
  header: Markup,
  footer: Markup,
  skeleton: Type.String(),
  error: Type.String(),
  state: Type.Object({}),
});

/** Every page of a remote in every language, with the first number for a parameter, and its fragments in the frame; the frame of a shop without pages for a shell. */
export function rendersOf(remote: string, manifest: RemoteManifest | null): Renders {
  const htmlBytes = manifest?.budgets?.html ?? USUAL_HTML_BYTES;
  if (remote === SHELL) return { exportName: 'renderFrame', silent: LOCALE_CODES.map(frameIn), routes: [], answer: FrameSchema, htmlBytes };
  if (manifest?.brings === 'generation') return { exportName: 'modules', silent: [], routes: [], answer: PageSchema, htmlBytes };
  const routes = manifest?.routes ?? [];
  const inFrame = (manifest?.fragments ?? []).filter(({ slot, embed }) => slot && !embed);
  const silent = [
    ...routes.flatMap((route) => LOCALE_CODES.map((locale) => pageAt(remote, route, someAddress(route), locale))),
    ...inFrame.flatMap(({ name }) => LOCALE_CODES.map((locale) => fragmentIn(locale, name))),
  ];
  return { exportName: 'render', silent, routes, answer: PageSchema, htmlBytes };
}

/** An address of a route, whether there is anything or not. */
export function someAddress({ path }: RouteDefinition): string {
  return path.replace(/:\w+\??/g, '1').replace(/\*/g, '1');
}

/** The page of a route at an address. */
export function pageAt(remote: string, { name }: RouteDefinition, url: string, locale: LocaleCode): Rendering {
  const api = { ...API, deadlineMs: ANSWER_MS };
  return { what: `the route ${name}`, url, locale, input: { url, locale, values: valuesAt(url, locale, remote), api } };
}

function fragmentIn(locale: LocaleCode, fragment: string): Rendering {
  const input = { url: '/', locale, values: valuesAt('/', locale, null), api: API, fragment };
  return { what: `the fragment ${fragment}`, url: null, locale, input };
}

function frameIn(locale: LocaleCode): Rendering {
  const values = valuesAt('/', locale, null);
  const parts = ['header', 'footer', 'error'] as const;
  return { what: 'the frame', url: null, locale, input: { url: '/', locale, values, route: null, status: 404, parts, api: API } };
}

/** The bus values that the composition server sets for every page. */
function valuesAt(url: string, locale: LocaleCode, owner: string | null): Readonly<Record<string, unknown>> {
  const { pathname, search } = new URL(url, API.baseUrl);
  return {
    'shell/$locale': locale,
    'shell/$routeOwner': owner,
    'shell/$location': { pathname, search, hash: '', key: 'initial' },
  };
}
