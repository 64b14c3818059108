import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import type { ReactElement } from 'react';
import styles from './price-range.module.css';

interface Props {
  readonly bounds: { readonly min: string; readonly max: string };
  readonly min: string;
  readonly max: string;
}

/** Roubles from and to; the bounds of the list are the hints. Typed text counts on leaving or on Enter. */
export function PriceRange({ bounds, min, max }: Props): ReactElement {
  const { t } = useTranslation();
  const field = (name: 'price_min' | 'price_max', label: string, value: string, hint: number): ReactElement => (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <input
        className={styles['input']}
        type="text"
        inputMode="decimal"
        name={name}
        defaultValue={value}
        placeholder={formatNumber(hint)}
        maxLength={10}
        autoComplete="off"
      />
    </label>
  );
  return (
    <fieldset className={styles['root']}>
      <legend className={styles['legend']}>{t('filters.price')}</legend>
      {field('price_min', t('filters.from'), min, Math.floor(Number(bounds.min)))}
      {field('price_max', t('filters.to'), max, Math.ceil(Number(bounds.max)))}
    </fieldset>
  );
}
