import { DEFAULT_LOCALE, LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead, PageImage } from '@vitrava/shared-kit/contracts/page';
import { escapeHtml, scriptJson, voidElement } from '../../html/index.ts';
import { shopWords } from '../words.ts';

/** What the words of the head depend on. `path` has no locale prefix; `origin` has no slash at the end. */
export interface HeadOf {
  readonly head: PageHead;
  readonly locale: LocaleCode;
  readonly path: string;
  readonly status: number;
  readonly origin: string;
}

/** Title, description, robots, canonical and language links, Open Graph, structured data. */
export function describePage({ head, locale, path, status, origin }: HeadOf): string {
  const words = shopWords(locale);
  const title = head.title || words.title;
  const description = head.description || words.description;
  const canonical = head.canonicalPath ?? path;
  const isFound = status < 400;
  const robots = isFound ? (head.robots ?? 'index, follow') : 'noindex';
  const addressIn = (code: LocaleCode) => `${origin}${localizePath(canonical, code)}`;
  const image = head.openGraph?.imageUrl;
  const graph: readonly (readonly [string, string | undefined])[] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', head.openGraph?.type ?? 'website'],
    ['og:site_name', words.shop],
    ['og:locale', LOCALES[locale].iso.replace('-', '_')],
    ['og:url', isFound ? addressIn(locale) : undefined],
    ['og:image', image && absolute(image, origin)],
  ];
  return [
    `<title>${escapeHtml(title)}</title>`,
    voidElement('meta', { name: 'description', content: description }),
    voidElement('meta', { name: 'robots', content: robots }),
    ...(isFound ? languageLinks(addressIn, locale) : []),
    ...graph.flatMap(([property, content]) => (content === undefined ? [] : [voidElement('meta', { property, content })])),
    ...(head.structuredData ?? []).map((data) => `<script type="application/ld+json">${scriptJson(data)}</script>`),
  ].join('');
}

/** The preload of the largest picture, so that it starts with the styles. */
export function preloadImage({ src, srcSet, sizes }: PageImage): string {
  return voidElement('link', { rel: 'preload', as: 'image', href: src, imagesrcset: srcSet, imagesizes: sizes, fetchpriority: 'high' });
}

function languageLinks(addressIn: (code: LocaleCode) => string, locale: LocaleCode): string[] {
  return [
    voidElement('link', { rel: 'canonical', href: addressIn(locale) }),
    ...Object.values(LOCALES).map(({ code }) => voidElement('link', { rel: 'alternate', hreflang: code, href: addressIn(code) })),
    voidElement('link', { rel: 'alternate', hreflang: 'x-default', href: addressIn(DEFAULT_LOCALE) }),
  ];
}

function absolute(address: string, origin: string): string {
  return URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : address;
}
