import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

/** The documents of the specification, section 2; they open in a new tab, so that the form stays. */
const DOCUMENTS = {
  privacy: '/web/docs/personal_data_privacy.pdf',
  rules: '/web/docs/rules_of_using_trading_platform.pdf',
} as const;

/** Agreement with the processing of personal data and with the rules of the shop. */
export function Agreement(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const link = (name: keyof typeof DOCUMENTS) => (
    <a href={localizePath(DOCUMENTS[name], locale)} target="_blank" rel="noopener">
      {t(`registration.agreement.${name}`)}
      <VisuallyHidden>{t('telegram.newTab')}</VisuallyHidden>
    </a>
  );
  return (
    <>
      {t('registration.agreement.text')} {link('privacy')} {t('registration.agreement.and')} {link('rules')}
    </>
  );
}
