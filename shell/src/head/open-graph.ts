import { LOCALE_CODES, LOCALES, type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { isResizable, SHARE_IMAGE, shareAddress } from '@vitrava/shared-kit/internal/image';
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
  const others = LOCALE_CODES.filter((code) => code !== locale);
  const own = imageUrl !== undefined && isResizable(imageUrl) ? shareAddress(imageUrl) : null;
  const pairs: Pair[] = [
    ['og:title', title],
    ['og:description', description],
    ['og:type', type],
    ['og:site_name', shop],
    ['og:locale', spelled(locale)],
    ...others.map((code): Pair => ['og:locale:alternate', spelled(code)]),
    ...(address === null ? [] : [['og:url', address] as const]),
    ['og:image', `${origin}${own ?? localizePath('/share-picture.png', locale)}`],
    ['og:image:type', own ? `image/${SHARE_IMAGE.format}` : 'image/png'],
    ['og:image:width', String(SHARE_IMAGE.width)],
    ['og:image:height', String(SHARE_IMAGE.height)],
    ['og:image:alt', own ? title : shop],
  ];
  return [
    ...pairs.map(([property, content]): HeadTag => ({ name: 'meta', attributes: { property, content } })),
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}

type Pair = readonly [property: string, content: string];
