import type { Company } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import styles from './view.module.css';

interface Props {
  readonly company: Company;
}

/** The particulars of the seller that the law requires, below a document. */
export function Seller({ company }: Props): ReactElement {
  const { t } = useTranslation();
  const { legal_name, address, email, phones } = company;
  const lines = [
    { name: t('contacts.address'), value: address },
    { name: t('contacts.email'), value: email },
    { name: t('contacts.phones'), value: phones.map(({ display }) => display).join(', ') },
  ];
  return (
    <section className={styles['root']} aria-labelledby="seller">
      <h2 className={styles['title']} id="seller">
        {t('seller.title')}
      </h2>
      <p className={styles['name']}>{legal_name}</p>
      <Lines lines={[...(company.seller_details ?? []), ...lines]} />
    </section>
  );
}

/** Registration numbers and the like, for a page that shows the contacts already. */
export function SellerLines({ company }: Props): ReactElement | null {
  const lines = company.seller_details ?? [];
  return lines.length > 0 ? <Lines lines={lines} /> : null;
}

function Lines({ lines }: { readonly lines: readonly { readonly name: string; readonly value: string }[] }): ReactElement {
  return (
    <dl className={styles['lines']}>
      {lines.map(({ name, value }) => (
        <div key={name} className={styles['line']}>
          <dt className={styles['term']}>{name}</dt>
          <dd className={styles['value']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
