import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Pagination } from '@vitrava/shared-kit/ui/pagination';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { addressOf, MOST_PAGES } from '../../../domain/catalogue-address/index.ts';
import { $list } from '../list.ts';
import { $request } from '../model.ts';
import styles from './paging.module.css';

/** More of the list below what is there, or another page in its place; both are addresses. */
export function Paging(): ReactElement | null {
  const { t } = useTranslation();
  const { request, list, locale } = useUnit({ request: $request, list: $list, locale: $locale });
  const root = useRef<HTMLDivElement>(null);
  const shownBefore = useRef<number | null>(null);
  const shown = list.cards.length;
  useEffect(() => {
    if (shownBefore.current === null || shown <= shownBefore.current) return;
    focusCard(root.current?.previousElementSibling, shownBefore.current);
    shownBefore.current = null;
  }, [shown]);
  const { firstPage, lastPage } = request;
  const pages = Math.ceil(list.count / list.pageSize);
  if (pages < 2) return null;
  const toHref = (first: number, last: number): string => localizePath(addressOf({ ...request, firstPage: first, lastPage: last }), locale);
  const hasMore = lastPage < pages && lastPage - firstPage + 1 < MOST_PAGES;
  const left = Math.min(list.pageSize, list.count - lastPage * list.pageSize);
  return (
    <div ref={root} className={styles['root']}>
      {hasMore && (
        <ButtonLink
          variant="secondary"
          size="large"
          href={toHref(firstPage, lastPage + 1)}
          data-scroll="keep"
          rel="nofollow"
          onClick={() => {
            shownBefore.current = shown;
          }}
        >
          {t('paging.more', { count: left })}
        </ButtonLink>
      )}
      <Pagination
        label={t('paging.label')}
        page={Math.min(lastPage, pages)}
        pages={pages}
        toHref={(page) => toHref(page, page)}
        previousLabel={t('paging.previous')}
        nextLabel={t('paging.next')}
        pageLabel={(page) => t('paging.page', { page })}
      />
    </div>
  );
}

/** The button for more moves below new cards: the keyboard continues at the first, which may be rendered later. */
function focusCard(grid: Element | null | undefined, index: number): void {
  const card = grid?.querySelectorAll('li')[index];
  if (!card) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}
