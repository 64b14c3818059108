import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { EmbeddedProps } from '@vitrava/shared-kit/mount/embedded';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import type { ReactElement } from 'react';
import type { ProductShelfInput } from '../../contracts.ts';
import { TileGrid } from '../../features/product-tile/index.ts';
import styles from './view.module.css';

/** Products side by side under a title; nothing when there are none. */
export function ProductShelfView({ input, data }: EmbeddedProps<ProductShelfInput, readonly ProductCard[]>): ReactElement | null {
  const { t } = useTranslation();
  if (data.length === 0) return null;
  const title = t(`shelf.${kindOf(input)}`);
  return (
    <section className={styles['root']}>
      <h2 className={styles['title']}>{title}</h2>
      <TileGrid cards={data} label={title} columns={4} isRow isBelowFold />
    </section>
  );
}

/** Of the same size. */
export function ProductShelfPlaceholder(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['root']} aria-busy="true">
      <Skeleton shape="title" width="third" />
      <TileGrid cards={null} label={t('shelf.loading')} skeletons={4} columns={4} isRow />
    </div>
  );
}

function kindOf({ similarTo, category, search }: ProductShelfInput): 'similar' | 'related' | 'popular' {
  if (similarTo) return 'similar';
  return category || search ? 'related' : 'popular';
}
