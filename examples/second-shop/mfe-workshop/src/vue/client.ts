import type { RemoteMountProps } from '@vitrava/shared-kit/mount/client';
import { type App, createApp, createSSRApp } from 'vue';
import type { VuePage, Words } from './words.ts';

/** The mount contract in Vue: what `mount/client` of the kit is for React. */
export function defineRemote(_: { readonly name: string }) {
  const pages: VuePage[] = [];
  let app: App | null = null;
  const pageAt = (url: string) => pages.find(({ path }) => path === url.split('?', 1)[0]);
  return {
    addPage: (page: VuePage) => void (pages.includes(page) || pages.push(page)),
    bootstrap: async () => undefined,
    async mount({ container, hydrate, texts, locale, onHydrated, onFailure }: RemoteMountProps) {
      const [page] = pages;
      if (!page) return;
      const isDrawn = hydrate && container.childElementCount > 0;
      app = (isDrawn ? createSSRApp : createApp)(page.View, { words: texts, locale });
      app.config.errorHandler = onFailure;
      app.mount(container);
      if (isDrawn) onHydrated?.();
    },
    async unmount() {
      app?.unmount();
      app = null;
    },
    applyState: () => undefined,
    openPage(_scope: unknown, url: string, onHead: (head: { title: string }) => void, words?: { readonly texts: object }) {
      const page = pageAt(url);
      if (page && words) onHead({ title: page.title(words.texts as Words) });
      return () => undefined;
    },
  };
}
