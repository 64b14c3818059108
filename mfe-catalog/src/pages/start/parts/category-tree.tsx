import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf } from '../../../domain/catalogue-address/index.ts';
import type { CategoryNode } from '../../../domain/categories/index.ts';
import { $areCategoriesFailed, $categories } from '../categories.ts';
import { $request } from '../model.ts';
import styles from './category-tree.module.css';

/** The sidebar's tree on wide screens, open along the way to the chosen category. */
export function CategoryTree(): ReactElement | null {
  const { t } = useTranslation();
  const { categories, request, locale, isFailed } = useUnit({
    categories: $categories,
    request: $request,
    locale: $locale,
    isFailed: $areCategoriesFailed,
  });
  if (isFailed) return <p className={styles['failed']}>{t('categories.failed')}</p>;
  if (categories.length === 0 || request.search !== '') return null;
  const toHref = (category: string): string => localizePath(addressOf({ category }), locale);
  return (
    <nav className={styles['root']} aria-label={t('categories.label')}>
      <a className={styles['link']} href={toHref('')} aria-current={request.category === '' ? 'page' : undefined}>
        {t('categories.all')}
      </a>
      <Branch nodes={categories} current={request.category} toHref={toHref} />
    </nav>
  );
}

interface BranchProps {
  readonly nodes: readonly CategoryNode[];
  readonly current: string;
  readonly toHref: (slug: string) => string;
}

function Branch({ nodes, current, toHref }: BranchProps): ReactElement {
  return (
    <ul className={styles['branch']}>
      {nodes.map(({ slug, name, count, children }) => (
        <li key={slug}>
          <a className={styles['link']} href={toHref(slug)} aria-current={slug === current ? 'page' : undefined}>
            <span>{name}</span>
            <span className={styles['count']}>{count}</span>
          </a>
          {children.length > 0 && <Branch nodes={children} current={current} toHref={toHref} />}
        </li>
      ))}
    </ul>
  );
}
