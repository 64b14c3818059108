import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { InfoIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Product } from '../../../contracts.ts';
import { addressOf } from '../../../domain/catalogue-address/index.ts';
import { HeartButton, PriceTag, useTileWords } from '../../../features/product-tile/index.ts';
import styles from './buying.module.css';

export function Buying({ product }: { readonly product: Product }): ReactElement {
  const { t } = useTranslation();
  const words = useTileWords();
  const { locale } = useUnit({ locale: $locale });
  const { availability, brand, name, price } = product;
  const facts = [product.form.name, product.dose, product.pack.label].filter((fact) => fact !== null);
  return (
    <div className={styles['root']}>
      <header className={styles['header']}>
        <a className={styles['brand']} href={localizePath(addressOf({ filters: { brand: brand.slug } }), locale)}>
          {brand.name}
        </a>
        {product.is_new && <Badge>{words.isNew}</Badge>}
        <h1>{name}</h1>
        <p className={styles['facts']}>{facts.join(' · ')}</p>
      </header>
      <p className={styles['summary']}>{product.summary}</p>
      <div className={styles['offer']}>
        <div className={styles['price']}>
          <PriceTag card={product} words={words} size="large" />
          <HeartButton card={product} words={words} variant="outlined" />
        </div>
        <Fragment owner="mfe-cart-checkout" name="buy-box" input={{ product: product.id, name, price, availability }} />
        <Fragment owner="mfe-cart-checkout" name="delivery-promise" input={{ product: product.id }} />
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
