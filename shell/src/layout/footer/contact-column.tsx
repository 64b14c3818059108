import type { Company } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { Column } from './column.tsx';
import styles from './view.module.css';

interface Props {
  readonly company: Company;
}

export function ContactColumn({ company }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Column title={t('footer.reachUs')}>
      {company.phones.map(({ number, display, label }) => (
        <li key={number}>
          <a className={styles['phone']} href={`tel:${number}`}>
            {display}
          </a>
          <span className={styles['note']}>{label}</span>
        </li>
      ))}
      <li>
        <a className={styles['link']} href={`mailto:${company.email}`}>
          {company.email}
        </a>
      </li>
      <li className={styles['note']}>{company.schedule}</li>
    </Column>
  );
}
