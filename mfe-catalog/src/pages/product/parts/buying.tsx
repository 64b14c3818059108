import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { InfoIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Product } from '../../../contracts.ts';
import { addressOf } from '../../../domain/catalogue-address/index.ts';
import { BuyButton, HeartButton, PriceTag, useTileWords } from '../../../features/product-tile/index.ts';
import styles from './buying.module.css';

const TONES = { in_stock: 'success', few: 'warning', none: 'danger' } as const;

export function Buying({ product }: { readonly product: Product }): ReactElement {
  const { t } = useTranslation();
  const words = useTileWords();
  const { locale } = useUnit({ locale: $locale });
  const { availability, brand } = product;
  const facts = [product.form.name, product.dose, product.pack.label].filter((fact) => fact !== null);
  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <a className={styles['brand']} href={localizePath(addressOf({ filters: { brand: brand.slug } }), locale)}>
          {brand.name}
        </a>
        <h1>{product.name}</h1>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </header>
      <p className={styles['summary']}>{product.summary}</p>
      <div className={styles['offer']}>
        <PriceTag card={product} words={words} size="large" />
        <p className={styles['left']}>
          <Badge tone={TONES[availability.state]}>{t(`product.availability.${availability.state}`, { count: availability.left })}</Badge>
          {product.is_new && <Badge>{words.isNew}</Badge>}
        </p>
        <Fragment owner="mfe-cart-checkout" name="delivery-promise" input={{ product: product.id }} />
        <noscript>
          <p className={styles['facts']}>{t('start.noscript')}</p>
        </noscript>
        <div className={styles['action']} data-price={formatMoney(product.price)}>
          <div className={styles['buy']}>
            <BuyButton card={product} words={words} size="large" />
          </div>
          <HeartButton card={product} words={words} variant="outlined" />
        </div>
      </div>
      {product.is_supplement && (
        <p className={styles['note']}>
          <InfoIcon />
          <span>{t('product.notMedicine')}</span>
        </p>
      )}
    </div>
  );
}
