import { $locale } from '@vitrava/shared-kit/bus/shell';
import { FACETS } from '@vitrava/shared-kit/contracts/facets';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import { Button } from '@vitrava/shared-kit/ui/button';
import { CloseIcon } from '@vitrava/shared-kit/ui/icon';
import { IconButton } from '@vitrava/shared-kit/ui/icon-button';
import { useUnit } from 'effector-react';
import { type FocusEvent, type ReactElement, useState } from 'react';
import { isFiltered } from '../../../domain/catalogue-address/index.ts';
import { $wantedRequest, filtersChanged } from '../filters.ts';
import { $list, $state } from '../list.ts';
import { FacetFields } from './facet-group.tsx';
import styles from './facets.module.css';
import { fieldsOf } from './fields-of.ts';

/** The button that opens the filters on narrow screens points here. */
export const FILTERS_ID = 'catalogue-filters';

const GROUPS = [...new Set(FACETS.map(({ group }) => group))];

/** The filters: a GET form that applies changes at once; a popover on narrow screens, else the sidebar. */
export function Facets(): ReactElement | null {
  const { t } = useTranslation();
  const [isSheet, setSheet] = useState(false);
  const { wanted, list, listState } = useUnit({ wanted: $wantedRequest, list: $list, listState: $state });
  // A list that is empty by itself has nothing to filter.
  if (listState !== 'ready' || (list.count === 0 && !isFiltered(wanted))) return null;
  return (
    <section
      className={styles['root']}
      id={FILTERS_ID}
      // eslint-disable-next-line vitrava/browser-floor -- browsers that lack it show the filters in their place
      popover="auto"
      role={isSheet ? 'dialog' : 'complementary'}
      // A press on its text focuses the panel; without this it would focus the page behind, which closes the panel.
      tabIndex={-1}
      aria-label={t('filters.title')}
      data-covers-page
      onToggle={({ currentTarget, newState }) => {
        setSheet(newState === 'open');
        if (newState === 'open') currentTarget.querySelector('button')?.focus();
      }}
      onBlur={closeWhenLeft}
    >
      <header className={styles['header']}>
        <h2 className={styles['title']}>{t('filters.title')}</h2>
        <div className={styles['close']}>
          <IconButton icon={<CloseIcon />} label={t('filters.close')} popoverTarget={FILTERS_ID} popoverTargetAction="hide" />
        </div>
      </header>
      <FilterForm />
      <div className={styles['show']}>
        <Button wide size="large" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {`${t('filters.show')} (${formatNumber(list.count)})`}
        </Button>
      </div>
    </section>
  );
}

function FilterForm(): ReactElement {
  const { t } = useTranslation();
  const { wanted, locale, change } = useUnit({ wanted: $wantedRequest, locale: $locale, change: filtersChanged });
  return (
    <form
      className={styles['form']}
      action={localizePath('/', locale)}
      method="get"
      onChange={({ currentTarget, target }) => (target as Partial<HTMLInputElement>).type === 'checkbox' && change(fieldsOf(currentTarget))}
      onBlur={({ currentTarget, target }) => (target as Partial<HTMLInputElement>).type === 'text' && change(fieldsOf(currentTarget))}
      onSubmit={(event) => {
        event.preventDefault();
        change(fieldsOf(event.currentTarget));
      }}
    >
      {Object.entries({
        search: wanted.search,
        category: wanted.category,
        sort: wanted.sort,
        filters: wanted.offersAll ? 'all' : '',
      }).map(([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />)}
      {GROUPS.map((group) => (
        <FacetFields key={group} group={group} anchor={FILTERS_ID} />
      ))}
      <div className={styles['apply']}>
        <Button type="submit" wide>
          {t('filters.apply')}
        </Button>
      </div>
    </form>
  );
}

/** The panel covers the page: focus that leaves it by keyboard would be hidden behind it. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget) && 'hidePopover' in currentTarget) currentTarget.hidePopover();
}
