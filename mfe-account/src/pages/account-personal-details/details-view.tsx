import { signOutRequested } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { Customer } from '../../contracts.ts';
import { detailsOf } from './details.ts';
import { editChosen } from './editing/index.ts';
import styles from './view.module.css';

interface Props {
  readonly customer: Customer;
  /** The form that changes the details was open before, and had the focus. */
  readonly wasEditing: boolean;
  /** The shopper has signed out; what had the focus is gone. */
  readonly onLeave: () => void;
}

/** The details as a list, with what can be done about them. */
export function DetailsView({ customer, wasEditing, onLeave }: Props): ReactElement {
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const { locale, signOut, announce, open, edit } = useUnit({
    locale: $locale,
    signOut: signOutRequested,
    announce: announcementRequested,
    open: popupRequested,
    edit: editChosen,
  });
  useEffect(() => {
    if (wasEditing) editButton.current?.focus();
  }, [wasEditing]);

  function leave(): void {
    signOut();
    announce({ text: t('details.signedOut'), tone: 'notice' });
    onLeave();
  }

  return (
    <>
      <dl className={styles['rows']}>
        {detailsOf(customer, locale).map(({ label, value, choice }) => (
          <div key={label} className={styles['row']}>
            <dt className={styles['term']}>{t(label)}</dt>
            <dd className={styles['value']} data-empty={!value && !choice ? true : undefined}>
              {value ?? t(choice ?? 'details.empty')}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles['actions']}>
        <Button ref={editButton} variant="secondary" onClick={() => edit()}>
          {t('details.edit')}
        </Button>
        <Button
          variant="secondary"
          data-act="password"
          onClick={() => open({ owner: 'mfe-account', name: 'password-change', props: { email: customer.email } })}
        >
          {t('passwordChange.action')}
        </Button>
        <Button variant="ghost" onClick={leave}>
          {t('details.signOut')}
        </Button>
      </div>
    </>
  );
}
