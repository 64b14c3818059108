import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { FormCheckbox } from '@vitrava/shared-kit/forms/fields';
import { checked } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

/** The text of the consent, and a document of the specification, section 2; they open in a new tab, so that the form stays. */
const DOCUMENTS = [
  { field: 'personal_data_consent', name: 'privacy', href: '/legal-information#data-consent' },
  { field: 'rules_accepted', name: 'rules', href: '/web/docs/rules_of_using_trading_platform.pdf' },
] as const;

/** Consent to the processing of personal data, which the law keeps apart from every other agreement, and acceptance of the rules. */
export function Agreements(): ReactElement[] {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return DOCUMENTS.map(({ field, name, href }) => (
    <FormCheckbox
      key={field}
      name={field}
      validate={checked}
      label={
        <>
          <span>{t(`registration.agreement.${name}.text`)}</span>{' '}
          <a href={localizePath(href, locale)} target="_blank" rel="noopener">
            <span>{t(`registration.agreement.${name}.document`)}</span>
            <VisuallyHidden>{t('telegram.newTab')}</VisuallyHidden>
          </a>
        </>
      }
    />
  ));
}
