import { $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { HydrationBoundary } from '@vitrava/shared-kit/mount/hydration';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { TileGrid } from '../../../features/product-tile/index.ts';
import { $isListPending } from '../filters.ts';
import { $list, $state } from '../list.ts';
import { $slides } from '../slides.ts';
import { NothingFound } from './nothing-found.tsx';
import { Paging } from './paging.tsx';
import styles from './products.module.css';
import { Toolbar } from './toolbar.tsx';

export function Products(): ReactElement {
  const { t } = useTranslation();
  const { list, listState, slides, isPending, reload, address } = useUnit({
    list: $list,
    listState: $state,
    slides: $slides,
    isPending: $isListPending,
    reload: pageReloadRequested,
    address: $pageAddress,
  });
  if (listState === 'failed') {
    return (
      <Failure
        title={t('start.failed.title')}
        text={t('start.failed.text')}
        retryLabel={t('start.failed.retry')}
        onRetry={reload}
        retryHref={address}
      />
    );
  }
  if (listState === 'missing' || (listState === 'ready' && list.count === 0)) return <NothingFound />;
  return (
    <section className={styles['root']} aria-label={t('start.products')}>
      {listState === 'ready' && <Toolbar />}
      <TileGrid
        cards={listState === 'ready' ? list.cards : null}
        label={t('start.products')}
        pending={isPending}
        pageSize={list.pageSize}
        eager={slides.length > 0 ? 0 : 4}
        headingLevel={2}
      />
      {listState === 'ready' && (
        <HydrationBoundary>
          <Paging />
        </HydrationBoundary>
      )}
    </section>
  );
}
