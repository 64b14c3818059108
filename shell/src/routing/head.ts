import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { describeHead, type HeadTag } from '../head/index.ts';

/** All that the server writes about a page; icons, styles and preloads are the document's. */
const OF_PAGE = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name="geo.region"]',
  'meta[name="country"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"][hreflang]',
  'script[type="application/ld+json"]',
].join(',');

/** Puts a page's head into the document after a soft navigation. `url` is path and query without the locale prefix. */
export function applyHead(head: PageHead, url: string, locale: LocaleCode, status = 200): void {
  const path = url.split('?')[0] ?? '/';
  const { title, tags } = describeHead({ head, locale, path, status, origin: location.origin });
  document.title = title;
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove();
  document.head.append(...tags.map(elementOf));
}

function elementOf(tag: HeadTag): HTMLElement {
  const element = document.createElement(tag.name);
  for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
  if (tag.name === 'script') element.textContent = JSON.stringify(tag.data);
  return element;
}
