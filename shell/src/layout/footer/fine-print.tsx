import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import type { CompanyDetails } from '../company/index.ts';
import { ShopLink } from '../link/index.ts';
import { ExternalLink } from './external-link.tsx';
import { LEGAL_INFORMATION, PRIVACY_POLICY } from './links.ts';
import styles from './view.module.css';

interface Props {
  readonly creators: CompanyDetails['creators'] | null;
  /** Where no column above leads to the terms of sale. */
  readonly isLegalShown: boolean;
}

export function FinePrint({ creators, isLegalShown }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['fine']}>
      <p className={styles['medicine']}>{t('footer.notMedicine')}</p>
      <div className={styles['last']}>
        {/* Server and browser may stand on two sides of New Year's Eve. */}
        <p suppressHydrationWarning>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
        <ShopLink className={styles['link']} to={PRIVACY_POLICY.to}>
          {t(PRIVACY_POLICY.text)}
        </ShopLink>
        {isLegalShown && (
          <ShopLink className={styles['link']} to={LEGAL_INFORMATION.to}>
            {t(LEGAL_INFORMATION.text)}
          </ShopLink>
        )}
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
