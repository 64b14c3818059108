import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import { type ReactElement, useState } from 'react';
import styles from './price-range.module.css';

interface Bound {
  readonly name: string;
  readonly value: string;
}

interface Props {
  readonly legend: string;
  readonly bounds: { readonly min: string; readonly max: string };
  readonly min: Bound;
  readonly max: Bound;
}

/** Roubles from and to; the bounds of the list are the hints. Typed text counts on leaving or on Enter. */
export function PriceRange({ legend, bounds, min, max }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['root']}>
      <legend className={styles['legend']}>{legend}</legend>
      <PriceField {...min} label={t('filters.from')} hint={Math.floor(Number(bounds.min))} />
      <PriceField {...max} label={t('filters.to')} hint={Math.ceil(Number(bounds.max))} />
    </fieldset>
  );
}

interface FieldProps extends Bound {
  readonly label: string;
  readonly hint: number;
}

/** Holds what is typed until the address has an answer to it; the field itself stays, and so does the focus. */
function PriceField({ name, label, value, hint }: FieldProps): ReactElement {
  const [typed, setTyped] = useState({ text: value, over: value });
  const text = typed.over === value ? typed.text : value;
  return (
    <label className={styles['field']}>
      <span className={styles['label']}>{label}</span>
      <input
        className={styles['input']}
        type="text"
        inputMode="decimal"
        name={name}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, over: value })}
        onBlur={() => setTyped({ text: value, over: value })}
        placeholder={formatNumber(hint)}
        maxLength={16}
        autoComplete="off"
      />
    </label>
  );
}
