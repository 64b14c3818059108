import { $isCheckLayout } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $company } from '../company/index.ts';
import { ShopLogo } from '../header/index.ts';
import { useOnDemand } from '../on-demand/index.ts';
import { CompanyColumn } from './company-column.tsx';
import { ContactColumn } from './contact-column.tsx';
import { CustomersColumn } from './customers-column.tsx';
import { FinePrint } from './fine-print.tsx';
import { $hasTelegram } from './model.ts';
import { SocialLinks } from './social-links.tsx';
import styles from './view.module.css';

const loadTelegram = async () => (await import('./telegram-button.tsx')).TelegramButton;

/** The end of every page. Data of the API is left out while the API is unavailable. */
export function ShellFooter(): ReactElement {
  const { t } = useTranslation();
  const { company, isCheckLayout, hasTelegram } = useUnit({ company: $company, isCheckLayout: $isCheckLayout, hasTelegram: $hasTelegram });
  const TelegramButton = useOnDemand(loadTelegram, hasTelegram, () => undefined);
  return (
    <footer className={styles['root']} data-slim={isCheckLayout || undefined}>
      <Container>
        {!isCheckLayout && (
          <div className={styles['columns']}>
            <div className={styles['brand']}>
              <ShopLogo />
              <p className={styles['motto']}>{t('footer.motto')}</p>
              {company && <SocialLinks social={company.social} />}
              {hasTelegram && TelegramButton && <TelegramButton />}
            </div>
            <CompanyColumn address={company?.address ?? null} />
            <CustomersColumn />
            {company && <ContactColumn company={company} />}
          </div>
        )}
        <FinePrint creators={isCheckLayout ? null : (company?.creators ?? null)} isLegalShown={isCheckLayout} />
      </Container>
    </footer>
  );
}
