import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $items } from './model.ts';
import styles from './view.module.css';

export function NewsListView(): ReactElement {
  const { t } = useTranslation();
  const { items } = useUnit({ items: $items });
  return (
    <div className={styles.root}>
      <h1>{t('newsList.title')}</h1>
      <ul>
        {items.map((item) => (
          <li key={item.id}>{item.title}</li>
        ))}
      </ul>
    </div>
  );
}
