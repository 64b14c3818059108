import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Checkbox } from '@vitrava/shared-kit/ui/checkbox';
import type { ReactElement } from 'react';
import styles from './choices.module.css';

interface Choice {
  readonly value: string;
  readonly name: string;
  readonly count: number;
}

interface Props {
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly items: readonly Choice[];
  readonly isChosen: (value: string) => boolean;
  readonly capitalize?: boolean;
}

const SHOWN = 7;

/** The form gets every change of its boxes. */
const heardByForm = (): void => undefined;

/** Boxes of one kind; of many the rest is behind «more», open when something in it is chosen. */
export function Choices({ legend, hideLegend = false, items, isChosen, capitalize = false }: Props): ReactElement | null {
  const { t } = useTranslation();
  const offered = items.filter(({ value, count }) => count > 0 || isChosen(value));
  if (offered.length === 0) return null;
  const isLong = offered.length > SHOWN + 2;
  const rest = isLong ? offered.slice(SHOWN) : [];
  const box = ({ value, name, count }: Choice): ReactElement => (
    <Checkbox
      key={value}
      slim
      name={value}
      value="true"
      checked={isChosen(value)}
      onChange={heardByForm}
      label={
        <span className={styles['choice']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['count']}>{count}</span>
        </span>
      }
    />
  );
  return (
    <fieldset className={styles['root']} data-capitalize={capitalize || undefined}>
      <legend className={styles['legend']} data-hidden={hideLegend || undefined}>
        {legend}
      </legend>
      {(isLong ? offered.slice(0, SHOWN) : offered).map(box)}
      {rest.length > 0 && (
        <details className={styles['rest']} open={rest.some(({ value }) => isChosen(value))}>
          <summary className={styles['more']}>{t('filters.more', { count: rest.length })}</summary>
          {rest.map(box)}
        </details>
      )}
    </fieldset>
  );
}
