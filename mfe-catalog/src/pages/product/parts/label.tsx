import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatNumber } from '@vitrava/shared-kit/i18n/format';
import type { ReactElement } from 'react';
import type { Product } from '../../../contracts.ts';
import styles from './label.module.css';

const SECTIONS = ['description', 'composition', 'directions', 'contraindications', 'storage'] as const;

/** All data of a complete label; nothing is folded away. */
export function Label({ product }: { readonly product: Product }): ReactElement {
  const { t } = useTranslation();
  const facts: readonly (readonly [string, string | null])[] = [
    [t('product.facts.brand'), product.brand.name],
    [t('product.facts.manufacturer'), product.manufacturer],
    [t('product.facts.country'), product.country],
    [t('product.facts.form'), product.form.name],
    [t('product.facts.dose'), product.dose ?? null],
    [t('product.facts.pack'), product.pack.label],
    [t('product.facts.weight'), t('product.grams', { weight: formatNumber(product.weight_grams) })],
    [t('product.facts.shelfLife'), t('product.months', { count: product.shelf_life_months })],
    [t('product.facts.registration'), product.registration_number ?? t('product.noRegistration')],
    [t('product.facts.id'), String(product.id)],
  ];
  return (
    <div className={styles['root']}>
      <div className={styles['sections']}>
        {SECTIONS.filter((name) => product[name] !== '').map((name) => (
          <section key={name} className={styles['section']}>
            <h2 className={styles['title']}>{t(`product.sections.${name}`)}</h2>
            <p className={styles['text']}>{product[name]}</p>
          </section>
        ))}
      </div>
      <section className={styles['facts']}>
        <h2 className={styles['title']}>{t('product.facts.title')}</h2>
        <dl className={styles['list']}>
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <div key={name} className={styles['fact']}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
    </div>
  );
}
