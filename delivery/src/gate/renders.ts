import { LOCALE_CODES, type LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RemoteManifest, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FrameInput, RenderInput } from '@vitrava/shared-kit/contracts/page';
import { type TSchema, Type } from 'typebox';
import { exampleOf } from './example-of.ts';
import { SHELL } from './live-releases.ts';

/** One rendering that a server file has to produce. */
export interface Rendering {
  /** In words, for refusals: what is rendered, at which address if it has one, in which language. */
  readonly what: string;
  readonly url: string | null;
  readonly locale: LocaleCode;
  readonly input: RenderInput | FrameInput;
  /** It is a part of the pages of others, and may have nothing to show. */
  readonly isEmbedded?: boolean;
}

/** The renders that a server file must pass before it may go live, and the schema of a complete result. */
export interface Renders {
  readonly exportName: 'render' | 'renderFrame' | 'modules';
  /** Over an API that does not answer. */
  readonly silent: readonly Rendering[];
  /** Pages, and parts of others' pages, to be rendered once more over an API that answers. */
  readonly routes: readonly RouteDefinition[];
  readonly embedded: readonly Rendering[];
  readonly answer: TSchema;
  /** What the markup of a page may weigh, in bytes. */
  readonly htmlBytes: number;
}

/** The most bytes of a page's markup, unless the manifest has another budget (`budgets.html`). The longest page of this shop has 90 kB. */
const USUAL_HTML_BYTES = 250_000;

/** The address of the pages' API, which does not exist: the gate answers these requests, or fails them. */
export const API = { baseUrl: 'http://api.invalid', deadlineMs: 1000 };
/** The same for what waits for an API that does answer. */
const PATIENT_API = { ...API, deadlineMs: 5_000 };

const Markup = Type.String({ minLength: 1 });
const PageSchema = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  head: Type.Object({ title: Type.String() }),
  state: Type.Object({}),
  html: Type.String(),
});
const FrameSchema = Type.Object({
  header: Markup,
  footer: Markup,
  skeleton: Type.String(),
  error: Type.String(),
  state: Type.Object({}),
});

/**
 * Every page of a remote in every language, with the first number for a parameter, and its fragments, with their placeholders; the frame of a
 * shop without pages for a shell.
 */
export function rendersOf(remote: string, manifest: RemoteManifest | null): Renders {
  const htmlBytes = manifest?.budgets?.html ?? USUAL_HTML_BYTES;
  const nothing = { silent: [], routes: [], embedded: [], htmlBytes };
  if (remote === SHELL) return { ...nothing, exportName: 'renderFrame', silent: LOCALE_CODES.map(frameIn), answer: FrameSchema };
  if (manifest?.brings === 'generation') return { ...nothing, exportName: 'modules', answer: PageSchema };
  const routes = manifest?.routes ?? [];
  const inFrame = (manifest?.fragments ?? []).filter(({ slot, embed }) => slot && !embed);
  const embedded = (manifest?.fragments ?? []).flatMap(({ name, embed }) => {
    const input = embed?.example ?? exampleOf(manifest?.embeds?.offers[name] ?? { fields: {}, required: [] });
    return embed ? LOCALE_CODES.map((locale) => embeddedIn(locale, name, input)) : [];
  });
  const silent = [
    ...routes.flatMap((route) => LOCALE_CODES.map((locale) => pageAt(remote, route, someAddress(route), locale))),
    ...inFrame.flatMap(({ name }) => LOCALE_CODES.map((locale) => fragmentIn(locale, name))),
    ...embedded,
    ...embedded.map(placeholderOf),
  ];
  return { exportName: 'render', silent, routes, embedded, answer: PageSchema, htmlBytes };
}

/** Whether a route has one address. */
export function isFixed({ path }: RouteDefinition): boolean {
  return !/[:*]/.test(path);
}

/** An address of a route, whether there is anything or not. */
export function someAddress({ path }: RouteDefinition): string {
  return path.replace(/:\w+\??/g, '1').replace(/\*/g, '1');
}

/** The page of a route at an address. */
export function pageAt(remote: string, { name }: RouteDefinition, url: string, locale: LocaleCode): Rendering {
  return { what: `the route ${name}`, url, locale, input: { url, locale, values: valuesAt(url, locale, remote), api: PATIENT_API } };
}

function fragmentIn(locale: LocaleCode, fragment: string): Rendering {
  const input = { url: '/', locale, values: valuesAt('/', locale, null), api: API, fragment };
  return { what: `the fragment ${fragment}`, url: null, locale, input };
}

function embeddedIn(locale: LocaleCode, name: string, given: unknown): Rendering {
  const { what, url, input } = fragmentIn(locale, name);
  return { what, url, locale, input: { ...input, api: PATIENT_API, input: given }, isEmbedded: true };
}

function placeholderOf({ what, input, ...rendering }: Rendering): Rendering {
  return { ...rendering, what: `the placeholder of ${what}`, input: { ...input, isPlaceholder: true } };
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
