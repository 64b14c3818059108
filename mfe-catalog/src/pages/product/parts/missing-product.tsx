import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { BoxIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';

export function MissingProduct(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <EmptyState
      headingLevel={1}
      icon={<BoxIcon size="large" />}
      title={t('product.missing.title')}
      text={t('product.missing.text')}
      action={<ButtonLink href={localizePath('/', locale)}>{t('product.missing.action')}</ButtonLink>}
    />
  );
}
