import { $locale, $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { linkPlace } from '@vitrava/shared-kit/ui/link-place';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf } from '../../../domain/catalogue-address/index.ts';
import { type CategoryNode, pathTo } from '../../../domain/categories/index.ts';
import { $areCategoriesFailed, $categories } from '../categories.ts';
import { $request } from '../model.ts';
import styles from './category-tree.module.css';

/** The sidebar's tree on wide screens, open along the way to the chosen category; on any screen what became of it when it did not come. */
export function CategoryTree(): ReactElement | null {
  const { t } = useTranslation();
  const { categories, request, locale, isFailed, reload, address } = useUnit({
    categories: $categories,
    request: $request,
    locale: $locale,
    isFailed: $areCategoriesFailed,
    reload: pageReloadRequested,
    address: $pageAddress,
  });
  if (isFailed) {
    return <Failure size="line" title={t('categories.failed')} retryLabel={t('start.failed.retry')} onRetry={reload} retryHref={address} />;
  }
  if (categories.length === 0 || request.search !== '') return null;
  const toHref = (category: string): string => localizePath(addressOf({ category }), locale);
  return (
    <nav className={styles['root']} aria-label={t('categories.label')}>
      <a href={toHref('')} {...linkPlace(request.category === '' ? 'here' : 'other', styles['link'])}>
        {t('categories.all')}
      </a>
      <Branch nodes={categories} way={pathTo(categories, request.category)} toHref={toHref} />
    </nav>
  );
}

interface BranchProps {
  readonly nodes: readonly CategoryNode[];
  /** From a root to the chosen category. */
  readonly way: readonly CategoryNode[];
  readonly toHref: (slug: string) => string;
}

function Branch({ nodes, way, toHref }: BranchProps): ReactElement {
  const placeOf = (node: CategoryNode) => (node === way.at(-1) ? 'here' : way.includes(node) ? 'beneath' : 'other');
  return (
    <ul className={styles['branch']}>
      {nodes.map((node) => (
        <li key={node.slug}>
          <a href={toHref(node.slug)} {...linkPlace(placeOf(node), styles['link'])}>
            <span>{node.name}</span>
            <span className={styles['count']}>{node.count}</span>
          </a>
          {node.children.length > 0 && <Branch nodes={node.children} way={way} toHref={toHref} />}
        </li>
      ))}
    </ul>
  );
}
