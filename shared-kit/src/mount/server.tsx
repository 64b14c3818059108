import { allSettled, fork, serialize } from 'effector';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { $apiConfig } from '../api-client/index.ts';
import { inEveryLanguage, type LocaleCode } from '../contracts/locale.ts';
import { ANY_INSTANCE, type RemoteServerModule, type RenderInput, type RenderOutput, type ScopeValues } from '../contracts/page.ts';
import { isApiError, pageStatusOf } from '../errors/index.ts';
import { createI18n, type LocaleTexts } from '../i18n/index.ts';
import { $t } from '../i18n/model.ts';
import type { AnyEmbeddedFragment } from './embedded.tsx';
import { findPage } from './find-page.ts';
import { ServerRoot } from './hydration.tsx';
import { PageTree } from './page-tree.tsx';
import { ScopeAndTexts } from './root.tsx';
import type { PageRoute } from './route.ts';

/** React writes preload links for pictures before the markup; the page's head carries the one that matters. */
const LEADING_PRELOADS = /^(?:<link [^>]*>)+/;

/** The server's `defineRemote`: the export of `server.cjs`. Each call has its scope and loads data before rendering. */
export function defineRemoteServer(remote: {
  name: string;
  routes: readonly PageRoute[];
  locales: Record<LocaleCode, LocaleTexts>;
  /** Those that the server renders, by name. */
  fragments?: Readonly<Record<string, AnyEmbeddedFragment>>;
}): RemoteServerModule {
  const texts = inEveryLanguage((locale) => createI18n(locale, remote.locales[locale]));

  async function renderFragment(name: string, { locale, values, api, input, isPlaceholder }: RenderInput): Promise<RenderOutput> {
    const fragment = remote.fragments?.[name];
    if (!fragment) throw new Error(`${remote.name} renders no fragment ${name}`);
    const { View, Placeholder, loadFx } = fragment;
    const scope = fork({ values: { ...values, [$apiConfig.sid as string]: api, [$t.sid as string]: texts[locale].t } });
    const drawn = (status: number, view: ReactNode, data: unknown = null): RenderOutput => {
      const tree = (
        <ScopeAndTexts scope={scope} i18n={texts[locale]}>
          <ServerRoot>{view}</ServerRoot>
        </ScopeAndTexts>
      );
      const html = renderToString(tree, { identifierPrefix: `${remote.name}-${name}-${ANY_INSTANCE}` });
      return { status, head: { title: '' }, state: { data }, html: html.replace(LEADING_PRELOADS, '') };
    };
    if (isPlaceholder) return drawn(200, Placeholder && <Placeholder />);
    if (fragment.input && !fragment.input.isData(input)) return drawn(400, null);
    if (!loadFx) return drawn(200, <View input={input} data={null} />);
    const loaded = await allSettled(loadFx, { scope, params: input });
    if (loaded.status === 'done') return drawn(200, <View input={input} data={loaded.value} />, loaded.value);
    // What the API does not have is no fault of this release.
    return drawn(isApiError(loaded.value) ? pageStatusOf(loaded.value) : 503, null);
  }

  async function render(input: RenderInput): Promise<RenderOutput> {
    const { url, locale, values, api, fragment } = input;
    if (fragment !== undefined) return renderFragment(fragment, input);
    const page = findPage(remote.routes, url);
    if (!page) throw new Error(`${remote.name} has no page at ${url}`);
    const { route, request } = page;
    const scope = fork({ values: { ...values, [$apiConfig.sid as string]: api, [$t.sid as string]: texts[locale].t } });
    await allSettled(route.opened, { scope, params: request });
    const view = (
      <ServerRoot>
        <PageTree name={remote.name} routes={remote.routes} scope={scope} i18n={texts[locale]} />
      </ServerRoot>
    );
    const html = renderToString(view, { identifierPrefix: remote.name });
    return {
      status: scope.getState(route.$status),
      head: scope.getState(route.$head),
      state: pageState(route, serialize(scope)),
      html: html.replace(LEADING_PRELOADS, ''),
    };
  }

  return { render };
}

function pageState(route: PageRoute, values: ScopeValues): ScopeValues {
  const entries = route.state.map(({ sid }) => [sid, sid ? values[sid] : undefined] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}
