import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from '../view.module.css';
import { $isExporting, exportChosen } from './model.ts';

interface Props {
  readonly email: string;
}

/** A copy of the customer's data, and the end of the account. */
export function PersonalData({ email }: Props): ReactElement {
  const { t } = useTranslation();
  const { isExporting, exportData, open } = useUnit({ isExporting: $isExporting, exportData: exportChosen, open: popupRequested });
  return (
    <section className={styles['card']}>
      <h2 className={styles['cardTitle']}>{t('details.data.title')}</h2>
      <p className={styles['text']}>{t('details.data.text')}</p>
      <div className={styles['actions']}>
        <Button variant="secondary" loading={isExporting} onClick={() => exportData()}>
          {t('details.data.export')}
        </Button>
        <Button
          variant="ghost"
          data-act="close-account"
          onClick={() => open({ owner: 'mfe-account', name: 'account-closing', props: { email } })}
        >
          {t('details.data.close')}
        </Button>
      </div>
    </section>
  );
}
