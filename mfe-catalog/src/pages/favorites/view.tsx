import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { TileGrid } from '../../features/product-tile/index.ts';
import { $state, FavoritesGate, retried } from './model.ts';
import { FavoriteList } from './parts/favorite-list.tsx';
import { WaitingForSignIn } from './parts/waiting-for-sign-in.tsx';
import styles from './view.module.css';

export function FavoritesView(): ReactElement {
  const { t } = useTranslation();
  const { state, retry } = useUnit({ state: $state, retry: retried });
  useGate(FavoritesGate);
  return (
    <Container>
      <div className={styles['root']}>
        <h1>{t('favorites.title')}</h1>
        {state === 'ready' ? (
          <FavoriteList />
        ) : state === 'guest' ? (
          <WaitingForSignIn />
        ) : state === 'failed' ? (
          <Failure
            title={t('favorites.failed.title')}
            text={t('favorites.failed.text')}
            retryLabel={t('favorites.failed.retry')}
            onRetry={retry}
          />
        ) : (
          <>
            <noscript>
              <p>{t('favorites.noscript')}</p>
            </noscript>
            <div className={styles['coming']}>
              <TileGrid cards={null} label={t('favorites.title')} pending skeletons={4} />
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
