import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AskUs } from '../../features/ask-us/index.ts';
import { ContentDocument } from '../../features/content-page/index.ts';
import { type PrintedDocument, PrintedDocuments } from '../../features/printed-documents/index.ts';
import { model } from './model.ts';

const DOCUMENTS: readonly PrintedDocument[] = ['personal_data_privacy'];

export function PrivacyPolicyView(): ReactElement {
  const { state } = useUnit({ state: model.query.$state });
  return (
    <Container>
      <ContentDocument model={model} />
      {state !== 'missing' && <PrintedDocuments documents={DOCUMENTS} />}
      <AskUs />
    </Container>
  );
}
