import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatPhone } from '@vitrava/shared-kit/i18n/format';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $customerName } from '../../bus/account.ts';
import styles from './view.module.css';

/** The recipient of the order: the customer, whose name and phone the pickup point needs. */
export function Recipient(): ReactElement {
  const { t } = useTranslation();
  const customer = useUnit($customerName);
  if (customer === null) return <p>{t('checkout.recipient.unknown')}</p>;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <>
      <p className={styles['strong']}>{name || t('checkout.recipient.noName')}</p>
      <p>{customer.phone ? formatPhone(customer.phone) : t('checkout.recipient.noPhone')}</p>
    </>
  );
}
