import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { FilterIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf, type Sort } from '../../../domain/catalogue-address/index.ts';
import { SortLinks } from '../../../ui/sort-links/index.ts';
import { $wantedRequest } from '../filters.ts';
import { $list } from '../list.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { FILTERS_ID } from './facets.tsx';
import styles from './toolbar.module.css';

const ORDERS: readonly Sort[] = ['', 'price', '-price', 'novelty'];

/** The order of the list, the way to the filters on narrow screens, and what is filtered by. */
export function Toolbar(): ReactElement {
  const { t } = useTranslation();
  const { wanted, list, locale } = useUnit({ wanted: $wantedRequest, list: $list, locale: $locale });
  const natural = wanted.search === '' ? 'popularity' : 'relevance';
  const nameOf = (sort: Sort) => t(`sort.${sort === '' ? natural : sort}`);
  const orders = wanted.search === '' ? ORDERS : [...ORDERS, 'popularity' as const];
  return (
    <div className={styles['root']}>
      <VisuallyHidden live>{t('start.status', { shown: list.cards.length, order: nameOf(wanted.sort) })}</VisuallyHidden>
      <div className={styles['bar']}>
        <div className={styles['filters']}>
          <Button variant="secondary" size="small" icon={<FilterIcon />} popoverTarget={FILTERS_ID}>
            {t('filters.title')}
          </Button>
        </div>
        <SortLinks
          label={t('sort.label')}
          items={orders.map((sort) => ({
            name: nameOf(sort),
            href: localizePath(addressOf({ ...wanted, sort, firstPage: 1, lastPage: 1 }), locale),
            isCurrent: sort === wanted.sort,
          }))}
        />
      </div>
      <AppliedFilters />
    </div>
  );
}
