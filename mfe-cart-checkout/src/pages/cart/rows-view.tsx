import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { LineView } from './line-view.tsx';
import { $restored, $rows } from './model.ts';
import { RemovedView } from './removed-view.tsx';
import { UnsyncedView } from './unsynced-view.tsx';
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
      {rows.map((row) => {
        if (row.kind === 'line')
          return <LineView key={`line ${row.product}`} row={row} restored={restored?.product === row.product ? restored : null} />;
        if (row.kind === 'removed') return <RemovedView key={`removed ${row.product}`} row={row} onFocusLost={onRowLeft} />;
        return <UnsyncedView key={`unsynced ${row.product}`} row={row} onLeft={onRowLeft} />;
      })}
    </ul>
  );
}
