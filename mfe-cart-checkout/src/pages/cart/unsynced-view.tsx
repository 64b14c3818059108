import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type ReactElement, useId } from 'react';
import { changeDropped, changeRetried } from './model.ts';
import styles from './removed-view.module.css';
import type { UnsyncedRow } from './rows.ts';

interface Props {
  readonly row: UnsyncedRow;
  /** It is removed, and the focus was in it. */
  readonly onLeft: () => void;
}

/** A line that did not get into the customer's cart: why, and what can be done. */
export function UnsyncedView({ row: { product, line }, onLeft }: Props): ReactElement {
  const { t } = useTranslation();
  const { retry, drop } = useUnit({ retry: changeRetried, drop: changeDropped });
  const textId = useId();
  const name = line.item?.name ?? t('cart.line.unknown', { id: product });
  return (
    <li className={styles['root']} data-tone="warning">
      <div id={textId} className={styles['text']} role="status">
        <p className={styles['name']}>{t('cart.unsynced.name', { name, count: line.amount })}</p>
        <p>{t(`cart.unsynced.${line.reason}`)}</p>
      </div>
      <Button variant="secondary" size="small" aria-describedby={textId} onClick={() => retry(product)}>
        {t('cart.unsynced.retry')}
      </Button>
      <Button
        variant="ghost"
        size="small"
        aria-describedby={textId}
        onClick={() => {
          drop(product);
          onLeft();
        }}
      >
        {t('cart.unsynced.drop')}
      </Button>
    </li>
  );
}
