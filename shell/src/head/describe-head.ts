import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { brandIn } from '../brand/index.ts';
import { absoluteData } from './absolute-data.ts';
import type { HeadTag } from './head-tag.ts';
import { openGraph } from './open-graph.ts';

/** What the words of the head depend on. `path` has no locale prefix; `origin` has no slash at the end. */
export interface HeadOf {
  readonly head: PageHead;
  readonly locale: LocaleCode;
  readonly path: string;
  readonly status: number;
  readonly origin: string;
}

export interface DescribedHead {
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

/** The head of a page, of the server and soft navigations. Canonical and other languages: if indexable. */
export function describeHead({ head, locale, path, status, origin }: HeadOf): DescribedHead {
  const brand = brandIn(locale);
  const title = head.title || brand.title;
  const description = head.description || brand.description;
  const robots = status < 400 ? (head.robots ?? 'index, follow') : 'noindex';
  const addressIn = (code: LocaleCode) => `${origin}${localizePath(head.canonicalPath ?? path, code)}`;
  const isIndexed = !robots.includes('noindex');
  const address = status < 400 ? addressIn(locale) : null;
  return {
    title,
    tags: [
      meta('description', description),
      meta('robots', robots),
      meta('geo.region', SHOP.country),
      meta('country', brand.country),
      ...(isIndexed ? languageLinks(addressIn, locale) : []),
      ...openGraph({ title, description, locale, address, origin, shop: brand.name, ...head.openGraph }),
      ...(isIndexed && path === '/' ? shopData(origin, locale).map(structured) : []),
      ...(head.structuredData ?? []).map((data) => structured(absoluteData(data, origin))),
    ],
  };
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const link = (attributes: Readonly<Record<string, string>>): HeadTag => ({ name: 'link', attributes });
const structured = (data: object): HeadTag => ({ name: 'script', attributes: { type: 'application/ld+json' }, data });

function languageLinks(addressIn: (code: LocaleCode) => string, locale: LocaleCode): HeadTag[] {
  return [
    link({ rel: 'canonical', href: addressIn(locale) }),
    ...LOCALE_CODES.map((code) => link({ rel: 'alternate', hreflang: code, href: addressIn(code) })),
    link({ rel: 'alternate', hreflang: 'x-default', href: addressIn(DEFAULT_LOCALE) }),
  ];
}

/** The name and the logo that search engines show for the shop. The page of contacts describes the same organisation further. */
function shopData(origin: string, locale: LocaleCode): object[] {
  const { name, description } = brandIn(locale);
  const url = `${origin}${localizePath('/', locale)}`;
  return [
    { '@context': 'https://schema.org', '@type': 'WebSite', name, description, url, inLanguage: LOCALES[locale].iso },
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name,
      url,
      logo: `${origin}/favicon.svg`,
    },
  ];
}
