import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

/** Agreement with the personal data terms; they open in a new tab, so that the form stays. */
export function Confirmation(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <>
      {t('contactUs.agree')}{' '}
      <a href={localizePath('/web/docs/personal_data_privacy.pdf', locale)} target="_blank" rel="noopener">
        {t('contactUs.terms')}
        <VisuallyHidden>{t('contacts.newTab')}</VisuallyHidden>
      </a>
    </>
  );
}
