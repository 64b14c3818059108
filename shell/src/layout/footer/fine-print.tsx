import type { Company } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { brandIn } from '../../brand/index.ts';
import { ShopLink, useLinks } from '../link/index.ts';
import { ExternalLink } from './external-link.tsx';
import styles from './view.module.css';

interface FinePrintProps {
  readonly creators: Company['creators'] | null;
  /** Where no column above leads to the terms of sale. */
  readonly isLegalShown: boolean;
}

/** The end of the footer: the notice of the brand, documents, and the creators of the shop. */
export function FinePrint({ creators, isLegalShown }: FinePrintProps): ReactElement {
  const { t, language } = useTranslation();
  const { name, notice } = brandIn(language);
  const documents = useLinks(isLegalShown ? 'checkout-documents' : 'documents');
  return (
    <div className={styles['fine']}>
      <p className={styles['medicine']}>{notice}</p>
      <div className={styles['last']}>
        {/* Server and browser may stand on two sides of New Year's Eve. */}
        <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear(), shop: name })}</p>
        {documents.map(({ title, to }) => (
          <ShopLink key={to} className={styles['link']} to={to}>
            {title}
          </ShopLink>
        ))}
        {creators && (
          <p>
            {`${t('footer.creators')} `}
            <ExternalLink className={styles['credit']} href={creators.url}>
              {creators.name}
            </ExternalLink>
          </p>
        )}
      </div>
    </div>
  );
}
