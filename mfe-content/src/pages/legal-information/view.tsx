import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AskUs } from '../../features/ask-us/index.ts';
import { ContentDocument } from '../../features/content-page/index.ts';
import { PrintedDocuments } from '../../features/printed-documents/index.ts';
import { $documents, model } from './model.ts';

export function LegalInformationView(): ReactElement {
  const { state, documents } = useUnit({ state: model.query.$state, documents: $documents });
  return (
    <Container>
      <ContentDocument model={model} />
      {state !== 'missing' && <PrintedDocuments documents={documents} />}
      <AskUs />
    </Container>
  );
}
