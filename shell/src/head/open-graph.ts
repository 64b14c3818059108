import { LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { HeadTag } from './head-tag.ts';

interface GraphOf {
  readonly title: string;
  readonly description: string;
  readonly locale: LocaleCode;
  /** Absolute address of the page; null for a page that does not exist. */
  readonly address: string | null;
  readonly origin: string;
  readonly shop: string;
  readonly type?: 'website' | 'article' | 'product';
  readonly imageUrl?: string;
}

/** What a message with a link to the page shows; the page's own picture or the shop's, never none. */
export function openGraph({ title, description, locale, address, origin, shop, type = 'website', imageUrl }: GraphOf): HeadTag[] {
  const spelled = (code: LocaleCode) => LOCALES[code].iso.replace('-', '_');
  const others = Object.values(LOCALES).filter(({ code }) => code !== locale);
  const picture: Pair[] =
    imageUrl === undefined
      ? [
          ['og:image', `${origin}${localizePath('/share-picture.png', locale)}`],
          ['og:image:type', 'image/png'],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', shop],
        ]
      : [
          ['og:image', absolute(imageUrl, origin)],
          ['og:image:alt', title],
        ];
  const pairs: Pair[] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:site_name', shop],
    ['og:locale', spelled(locale)],
    ...others.map(({ code }): Pair => ['og:locale:alternate', spelled(code)]),
    ...(address === null ? [] : [['og:url', address] as const]),
    ...picture,
  ];
  return [
    ...pairs.map(([property, content]): HeadTag => ({ name: 'meta', attributes: { property, content } })),
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

type Pair = readonly [property: string, content: string];

function absolute(address: string, origin: string): string {
  return URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : address;
}
