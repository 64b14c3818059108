import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RemoteManifest, RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { FrameInput, RenderInput } from '@vitrava/shared-kit/contracts/page';
import { type TSchema, Type } from 'typebox';
import { SHELL } from './live-releases.ts';

/** What the server file of a build is asked to render before it may go live, and what a whole answer is. */
export interface Renders {
  readonly exportName: 'render' | 'renderFrame';
  readonly inputs: readonly { readonly rendered: string; readonly input: RenderInput | FrameInput }[];
  readonly answer: TSchema;
}

/** Where the pages' API would be: an address that no one has, so that what a page does without data is seen. */
const API = { baseUrl: 'http://api.invalid', deadlineMs: 1000 };
const LANGUAGES: readonly LocaleCode[] = ['ru', 'en'];

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

/** Every page of a remote in both languages, with the first number for a parameter; the frame of a shop without pages for a shell. */
export function rendersOf(remote: string, manifest: RemoteManifest | null): Renders {
  if (remote === SHELL) return { exportName: 'renderFrame', inputs: LANGUAGES.map(frameIn), answer: FrameSchema };
  const inputs = (manifest?.routes ?? []).flatMap((route) => LANGUAGES.map((locale) => pageIn(remote, route, locale)));
  return { exportName: 'render', inputs, answer: PageSchema };
}

function pageIn(remote: string, { name, path }: RouteDefinition, locale: LocaleCode): Renders['inputs'][number] {
  const url = path.replace(/:\w+\??/g, '1').replace(/\*/g, '1');
  return { rendered: `the route ${name} (${url}, ${locale})`, input: { url, locale, values: valuesAt(url, locale, remote), api: API } };
}

function frameIn(locale: LocaleCode): Renders['inputs'][number] {
  const values = valuesAt('/', locale, null);
  const parts = ['header', 'footer', 'error'] as const;
  return { rendered: `the frame (${locale})`, input: { url: '/', locale, values, route: null, status: 404, parts, api: API } };
}

/** What the composition server puts on the bus for every page. */
function valuesAt(url: string, locale: LocaleCode, owner: string | null): Readonly<Record<string, unknown>> {
  return {
    'shell/$locale': locale,
    'shell/$routeOwner': owner,
    'shell/$location': { pathname: url, search: '', hash: '', key: 'initial' },
  };
}
