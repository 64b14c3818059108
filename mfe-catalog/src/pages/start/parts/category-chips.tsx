import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ChipGroup, ChipLink } from '@vitrava/shared-kit/ui/chip';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf } from '../../../domain/catalogue-address/index.ts';
import { pathTo } from '../../../domain/categories/index.ts';
import { $categories } from '../categories.ts';
import { $request } from '../model.ts';
import styles from './category-chips.module.css';

/** The next step down the tree; on wide screens the sidebar's tree shows it, except for a search's categories. */
export function CategoryChips(): ReactElement | null {
  const { t } = useTranslation();
  const { categories, request, locale } = useUnit({ categories: $categories, request: $request, locale: $locale });
  const path = pathTo(categories, request.category);
  const chosen = path.at(-1);
  const nodes = chosen && chosen.children.length > 0 ? chosen.children : (path.at(-2)?.children ?? categories);
  if (nodes.length === 0) return null;
  const isSearch = request.search !== '';
  return (
    <div className={styles['root']} data-search={isSearch || undefined}>
      <ChipGroup label={t(isSearch ? 'categories.found' : 'categories.label')}>
        {nodes.map(({ slug, name }) => (
          <ChipLink key={slug} href={localizePath(addressOf({ category: slug }), locale)} current={slug === request.category}>
            {name}
          </ChipLink>
        ))}
      </ChipGroup>
    </div>
  );
}
