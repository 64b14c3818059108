import { LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';

/** Puts a page's head into the document after a soft navigation; the server does the same for the first page. */
export function applyHead(head: PageHead, url: string, locale: LocaleCode): void {
  document.title = head.title;
  setMeta('description', head.description ?? '');
  setMeta('robots', head.robots ?? 'index, follow');
  const path = head.canonicalPath ?? url.split('?')[0] ?? '/';
  setLink('canonical', null, localizePath(path, locale));
  for (const { code } of Object.values(LOCALES)) setLink('alternate', code, localizePath(path, code));
  setLink('alternate', 'x-default', path);
}

function setMeta(name: string, content: string): void {
  document.head.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}

function setLink(rel: string, hreflang: string | null, path: string): void {
  const selector = hreflang ? `link[rel="${rel}"][hreflang="${hreflang}"]` : `link[rel="${rel}"]`;
  document.head.querySelector(selector)?.setAttribute('href', new URL(path, location.origin).href);
}
