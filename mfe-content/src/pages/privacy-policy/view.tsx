import { $locale, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AskUs } from '../../features/ask-us/index.ts';
import { DocumentPage } from '../../ui/document/index.ts';
import { $document, $state } from './model.ts';

export function PrivacyPolicyView(): ReactElement {
  const { document, state, locale, reload } = useUnit({ document: $document, state: $state, locale: $locale, reload: pageReloadRequested });
  return (
    <Container>
      <DocumentPage document={document} state={state} toHref={(path) => localizePath(path, locale)} onRetry={() => reload()} />
      <AskUs />
    </Container>
  );
}
