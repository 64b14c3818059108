import { $locale } from '@vitrava/shared-kit/bus/shell';
import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { combine } from 'effector';
import { addressOf } from '../../domain/catalogue-address/index.ts';
import { productPath } from '../../paths.ts';
import { $product, $state, type Product } from './model.ts';

/** How wide the large picture is. */
export const PHOTO_SIZES = '(min-width: 1280px) 600px, (min-width: 801px) 46vw, 100vw';

const AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  none: 'https://schema.org/OutOfStock',
} as const;

export const $head = combine($t, $locale, $product, $state, (t, locale, product, state): PageHead => {
  if (!product || state !== 'ready') return failedHead(t(state === 'missing' ? 'heads.missingProduct' : 'routes.product'));
  const [photo = product.photo] = product.photos;
  return {
    title: t('heads.product', { name: product.name, brand: product.brand.name }),
    name: product.name,
    breadcrumbs: product.category_path.map(({ slug, name }) => ({ name, to: addressOf({ category: slug }) })),
    description: `${product.summary} ${product.brand.name}, ${product.pack.label}.`,
    canonicalPath: productPath(product),
    image: { ...pictureSource(photo), sizes: PHOTO_SIZES },
    openGraph: { type: 'product', imageUrl: photo.url },
    structuredData: [describeProduct(product, locale)],
  };
});

function failedHead(name: string): PageHead {
  return { title: name, name, robots: 'noindex' };
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
      url: localizePath(productPath(product), locale),
      price: product.price,
      priceCurrency: 'RUB',
      availability: AVAILABILITY[product.availability.state],
    },
  };
}
