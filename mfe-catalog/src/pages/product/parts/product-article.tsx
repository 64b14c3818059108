import { useTranslation } from '@vitrava/shared-kit/i18n';
import { HydrationBoundary } from '@vitrava/shared-kit/mount/hydration';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Product } from '../../../contracts.ts';
import { $followedTile, TileGrid } from '../../../features/product-tile/index.ts';
import { Carousel } from '../../../ui/carousel/index.ts';
import { PHOTO_SIZES } from '../head.ts';
import { Buying } from './buying.tsx';
import { Label } from './label.tsx';
import styles from './product-article.module.css';

/** Picture and price first, then the complete label, then similar products. */
export function ProductArticle({ product }: { readonly product: Product }): ReactElement {
  const { t } = useTranslation();
  const { photos, similar } = product;
  const { tile } = useUnit({ tile: $followedTile });
  const preview = tile?.product === product.id ? tile.picture : undefined;
  return (
    <article className={styles['root']}>
      <div className={styles['top']}>
        <div className={styles['gallery']}>
          <Carousel
            label={t('product.photos')}
            roleDescription={t('carousel')}
            previousLabel={t('product.previousPhoto')}
            nextLabel={t('product.nextPhoto')}
          >
            {(photos.length > 0 ? photos : [product.photo]).map((photo, index) => (
              <div key={photo.url} className={styles['photo']}>
                <Picture
                  {...pictureSource(photo)}
                  alt={index === 0 ? product.name : ''}
                  sizes={PHOTO_SIZES}
                  priority={index === 0}
                  fit="contain"
                  preview={index === 0 ? preview : undefined}
                />
              </div>
            ))}
          </Carousel>
        </div>
        <Buying product={product} />
      </div>
      <HydrationBoundary>
        <Label product={product} />
      </HydrationBoundary>
      {similar.length > 0 && (
        <section className={styles['similar']}>
          <h2>{t('product.similar')}</h2>
          <TileGrid cards={similar} columns={4} isBelowFold label={t('product.similar')} />
        </section>
      )}
    </article>
  );
}
