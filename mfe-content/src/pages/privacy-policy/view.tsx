import { Container } from '@vitrava/shared-kit/ui/container';
import type { ReactElement } from 'react';
import { AskUs } from '../../features/ask-us/index.ts';
import { ContentDocument } from '../../features/content-page/index.ts';
import { model } from './model.ts';

export function PrivacyPolicyView(): ReactElement {
  return (
    <Container>
      <ContentDocument model={model} />
      <AskUs />
    </Container>
  );
}
