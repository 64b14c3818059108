import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { LineView } from './line-view.tsx';
import { $restored, $rows } from './model.ts';
import { RemovedView } from './removed-view.tsx';
import styles from './view.module.css';

interface Props {
  /** The row that had the focus is gone. */
  readonly onRowLeft: () => void;
}

export function Rows({ onRowLeft }: Props): ReactElement {
  const { t } = useTranslation();
  const { rows, restored } = useUnit({ rows: $rows, restored: $restored });
  return (
    <ul className={styles['rows']} aria-label={t('cart.lines')}>
      {rows.map((row) =>
        row.kind === 'line' ? (
          <LineView key={`line ${row.product}`} row={row} takesFocus={row.product === restored} />
        ) : (
          <RemovedView key={`removed ${row.product}`} row={row} onFocusLost={onRowLeft} />
        ),
      )}
    </ul>
  );
}
