import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { largestAddress, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { combine } from 'effector';
import { addressOf } from '../../domain/catalogue-address/index.ts';
import { productPath } from '../../paths.ts';
import { $product, $state } from './model.ts';
import { describeProduct } from './structured-data.ts';

export const PHOTO_SIZES = '(min-width: 1280px) 600px, (min-width: 801px) 46vw, 100vw';

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
    openGraph: { type: 'product', imageUrl: largestAddress(photo) },
    structuredData: [describeProduct(product, locale)],
  };
});

function failedHead(name: string): PageHead {
  return { title: name, name, robots: 'noindex' };
}
