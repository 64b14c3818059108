import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import { type ReactElement, useId } from 'react';
import styles from './view.module.css';

export type PrintedDocument = 'personal_data_privacy' | 'rules_of_using_trading_platform' | 'rules_of_sale';

interface Props {
  readonly documents: readonly PrintedDocument[];
}

/** The same words as files with a date, to print and to keep; each opens in a new tab, in the language of the page. */
export function PrintedDocuments({ documents }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const titleId = useId();
  if (documents.length === 0) return null;
  return (
    <section className={styles['root']} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        {t('printed.title')}
      </h2>
      <ul className={styles['list']}>
        {documents.map((name) => (
          <li key={name}>
            <a
              className={styles['link']}
              href={localizePath(`/web/docs/${name}.pdf`, locale)}
              hrefLang={locale}
              type="application/pdf"
              target="_blank"
              rel="noopener"
            >
              <span className={styles['name']}>{t(`printed.${name}`)}</span>
              <span className={styles['kind']}>
                {t('printed.kind')}
                <VisuallyHidden>{t('contacts.newTab')}</VisuallyHidden>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
