import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { SearchIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf, isFiltered, withoutFilters } from '../../../domain/catalogue-address/index.ts';
import { TileGrid } from '../../../features/product-tile/index.ts';
import { $list, $state } from '../list.ts';
import { $request } from '../model.ts';
import { AppliedFilters } from './applied-filters.tsx';
import styles from './nothing-found.module.css';

/** An empty list offers a way on: without the filters, from the first page, everything, and what others buy. */
export function NothingFound(): ReactElement {
  const { t } = useTranslation();
  const { request, list, listState, locale } = useUnit({ request: $request, list: $list, listState: $state, locale: $locale });
  const why = listState === 'missing' ? 'page' : isFiltered(request) ? 'filters' : request.search !== '' ? 'search' : 'category';
  const [to, label] =
    why === 'page'
      ? [addressOf({ ...request, firstPage: 1, lastPage: 1 }), t('nothing.firstPage')]
      : why === 'filters'
        ? [addressOf(withoutFilters(request)), t('nothing.reset')]
        : [addressOf({}), t('nothing.everything')];
  return (
    <div className={styles['root']}>
      <AppliedFilters />
      <EmptyState
        icon={<SearchIcon size="large" />}
        title={t(`nothing.title.${why}`)}
        text={t(`nothing.text.${why}`)}
        action={<ButtonLink href={localizePath(to, locale)}>{label}</ButtonLink>}
      />
      {list.offers.length > 0 && (
        <section className={styles['offers']}>
          <h2 className={styles['title']}>{t('nothing.popular')}</h2>
          <TileGrid cards={list.offers} label={t('nothing.popular')} />
        </section>
      )}
    </div>
  );
}
