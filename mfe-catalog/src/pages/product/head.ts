import { $locale } from '@vitrava/shared-kit/bus/shell';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { combine } from 'effector';
import { addressOf } from '../../domain/catalogue-address/index.ts';
import { $product, $productState, type Product } from './model.ts';

/** How wide the large picture is. */
export const PHOTO_SIZES = '(min-width: 1280px) 600px, (min-width: 801px) 46vw, 100vw';

/** The document's own words; the page's are in the locale files, which a model does not see. */
const WORDS: Readonly<Record<LocaleCode, { shop: string; missing: string; failed: string; buy: string }>> = {
  ru: { shop: 'Витрава', missing: 'Такого товара нет', failed: 'Товар', buy: 'купить в интернет-магазине' },
  en: { shop: 'Vitrava', missing: 'No such product', failed: 'Product', buy: 'buy online' },
};

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  none: 'https://schema.org/OutOfStock',
} as const;

export const $head = combine($locale, $product, $productState, (locale, product, state): PageHead => {
  const words = WORDS[locale];
  if (!product || state !== 'ready') return failedHead(state === 'missing' ? words.missing : words.failed, words.shop);
  const [photo = product.photo] = product.photos;
  return {
    title: `${product.name}, ${product.brand.name} — ${words.buy} — ${words.shop}`,
    name: product.name,
    breadcrumbs: product.category_path.map(({ slug, name }) => ({ name, to: addressOf({ category: slug }) })),
    description: `${product.summary} ${product.brand.name}, ${product.pack.label}.`,
    canonicalPath: `/product/${product.id}`,
    image: { ...pictureSource(photo), sizes: PHOTO_SIZES },
    openGraph: { type: 'product', imageUrl: photo.url },
    structuredData: [describeProduct(product, locale)],
  };
});

function failedHead(name: string, shop: string): PageHead {
  return { title: `${name} — ${shop}`, name, robots: 'noindex' };
}

/** Addresses are relative to the document, as JSON-LD allows: a remote does not know the shop's origin. */
function describeProduct(product: Product, locale: LocaleCode): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.summary,
    sku: String(product.id),
    image: product.photos.map((photo) => photo.url),
    brand: { '@type': 'Brand', name: product.brand.name },
    manufacturer: { '@type': 'Organization', name: product.manufacturer },
    category: product.category_path.map(({ name }) => name).join(' / '),
    offers: {
      '@type': 'Offer',
      url: localizePath(`/product/${product.id}`, locale),
      price: product.price,
      priceCurrency: 'RUB',
      availability: AVAILABILITY[product.availability.state],
    },
  };
}
