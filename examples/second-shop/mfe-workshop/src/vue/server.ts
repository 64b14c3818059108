import type { RenderInput, RenderOutput } from '@vitrava/shared-kit/contracts/page';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import type { VuePage, Words } from './words.ts';

/** The server's side of the mount contract in Vue. */
export function defineRemoteServer({ routes, locales }: { routes: readonly VuePage[]; locales: Readonly<Record<string, Words>> }) {
  return {
    async render({ url, locale }: RenderInput): Promise<RenderOutput> {
      const page = routes.find(({ path }) => path === url.split('?', 1)[0]);
      const words = locales[locale];
      if (!page || !words) throw new Error(`There is no page at ${url} in ${locale}`);
      const html = await renderToString(createSSRApp(page.View, { words, locale }));
      return { status: 200, head: { title: page.title(words) }, state: {}, html };
    },
  };
}
