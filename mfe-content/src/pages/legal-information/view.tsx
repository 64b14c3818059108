import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { ContactSection } from '../../features/contact-section/index.ts';
import { ContentDocument } from '../../features/content-page/index.ts';
import { PrintedDocuments } from '../../features/printed-documents/index.ts';
import { Seller } from '../../ui/seller/index.ts';
import { $documents, model, seller } from './model.ts';

export function LegalInformationView(): ReactElement {
  const { state, documents, company } = useUnit({ state: model.query.$state, documents: $documents, company: seller.$data });
  return (
    <Container>
      <ContentDocument model={model} />
      {state !== 'missing' && <PrintedDocuments documents={documents} />}
      {company && <Seller company={company} />}
      <ContactSection />
    </Container>
  );
}
