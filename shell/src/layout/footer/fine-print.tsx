import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { ShopLink } from '../link/index.ts';
import type { CompanyDetails } from './company.ts';
import { ExternalLink } from './external-link.tsx';
import { PRIVACY_POLICY } from './links.ts';
import styles from './view.module.css';

interface Props {
  readonly creators: CompanyDetails['creators'] | null;
}

export function FinePrint({ creators }: Props): ReactElement {
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
