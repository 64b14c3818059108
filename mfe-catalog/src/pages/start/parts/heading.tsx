import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Breadcrumbs } from '@vitrava/shared-kit/ui/breadcrumbs';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf } from '../../../domain/catalogue-address/index.ts';
import { $list, $listState } from '../list.ts';
import { $request } from '../model.ts';
import styles from './heading.module.css';

/** What this list is, and how long. */
export function Heading(): ReactElement {
  const { t } = useTranslation();
  const { request, list, listState, locale } = useUnit({ request: $request, list: $list, listState: $listState, locale: $locale });
  const { search } = request;
  const path = list.category ?? [];
  const title = search !== '' ? t(list.count > 0 ? 'start.found' : 'start.searched', { search }) : (path.at(-1)?.name ?? t('start.title'));
  const toHref = (category: string): string => localizePath(addressOf({ category }), locale);
  return (
    <header className={styles['root']}>
      {path.length > 0 && (
        <Breadcrumbs
          label={t('start.path')}
          items={[
            { name: t('start.title'), href: toHref('') },
            ...path.slice(0, -1).map(({ slug, name }) => ({ name, href: toHref(slug) })),
            ...path.slice(-1).map(({ name }) => ({ name })),
          ]}
        />
      )}
      <div className={styles['line']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['count']} role="status">
          {listState === 'ready' && list.count > 0 && t('start.count', { count: list.count })}
        </p>
      </div>
      {list.corrected !== null && list.corrected !== search && (
        <p className={styles['corrected']}>{t('start.corrected', { text: list.corrected })}</p>
      )}
    </header>
  );
}
