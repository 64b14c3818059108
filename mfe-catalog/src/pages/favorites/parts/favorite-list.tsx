import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { HeartIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { TileGrid } from '../../../features/product-tile/index.ts';
import { $cards, $cardsState, $left, moreRequested, retried } from '../model.ts';
import styles from './favorite-list.module.css';

export function FavoriteList(): ReactElement {
  const { t } = useTranslation();
  const { cards, left, state, locale, more, retry } = useUnit({
    cards: $cards,
    left: $left,
    state: $cardsState,
    locale: $locale,
    more: moreRequested,
    retry: retried,
  });
  if (cards.length === 0 && state === 'ready') {
    return (
      <EmptyState
        icon={<HeartIcon size="large" />}
        title={t('favorites.empty.title')}
        text={t('favorites.empty.text')}
        action={<ButtonLink href={localizePath('/', locale)}>{t('favorites.empty.action')}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles['root']}>
      {(cards.length > 0 || state === 'loading') && (
        <TileGrid
          cards={cards.length > 0 ? cards : null}
          label={t('favorites.title')}
          pending={state === 'loading'}
          eager={4}
          headingLevel={2}
          skeletons={4}
        />
      )}
      {state === 'failed' && (
        <Failure
          title={t('favorites.failed.title')}
          text={t('favorites.failed.text')}
          retryLabel={t('favorites.failed.retry')}
          onRetry={retry}
        />
      )}
      {left > 0 && (
        <Button variant="secondary" size="large" loading={state === 'loading'} onClick={more}>
          {t('favorites.more', { count: left })}
        </Button>
      )}
    </div>
  );
}
