import { $locale, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AskUs } from '../../features/ask-us/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { Sections } from '../../ui/sections/index.ts';
import { $sections, $state } from './model.ts';

export function LegalInformationView(): ReactElement {
  const { t } = useTranslation();
  const { sections, state, locale, reload } = useUnit({ sections: $sections, state: $state, locale: $locale, reload: pageReloadRequested });
  return (
    <Container>
      <PageHeader title={t('legal.title')} lead={t('legal.lead')} />
      <Sections
        state={state}
        sections={sections}
        label={t('document.sections')}
        loadingLabel={t('document.loading')}
        failure={{ title: t('document.failed'), text: t('failure.text'), retryLabel: t('failure.retry'), onRetry: () => reload() }}
        toHref={(path) => localizePath(path, locale)}
      />
      <AskUs />
    </Container>
  );
}
