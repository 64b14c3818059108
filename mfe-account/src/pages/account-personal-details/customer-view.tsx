import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { $customer } from './customer.ts';
import { DetailsView } from './details-view.tsx';
import { $isEditing, EditForm } from './editing/index.ts';
import { LinksView } from './links-view.tsx';
import { PersonalData } from './personal-data/index.ts';
import { Photo } from './photo/index.ts';
import styles from './view.module.css';

interface Props {
  /** The shopper has signed out; what had the focus is gone. */
  readonly onLeave: () => void;
}

export function CustomerView({ onLeave }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { customer, isEditing } = useUnit({ customer: $customer, isEditing: $isEditing });
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (!customer) return null;

  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <section className={styles['card']}>
          <h2 className={styles['cardTitle']}>{t('details.title')}</h2>
          <Photo customer={customer} />
          {isEditing ? (
            <EditForm customer={customer} />
          ) : (
            <DetailsView customer={customer} wasEditing={wasEditing.current} onLeave={onLeave} />
          )}
        </section>
        <PersonalData email={customer.email} />
      </div>
      <LinksView />
    </div>
  );
}
