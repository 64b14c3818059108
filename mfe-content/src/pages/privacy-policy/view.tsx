import { Container } from '@vitrava/shared-kit/ui/container';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { ContactSection } from '../../features/contact-section/index.ts';
import { ContentDocument } from '../../features/content-page/index.ts';
import { type PrintedDocument, PrintedDocuments } from '../../features/printed-documents/index.ts';
import { Seller } from '../../ui/seller/index.ts';
import { model, seller } from './model.ts';

const DOCUMENTS: readonly PrintedDocument[] = ['personal_data_privacy'];

export function PrivacyPolicyView(): ReactElement {
  const { state, company } = useUnit({ state: model.query.$state, company: seller.$data });
  return (
    <Container>
      <ContentDocument model={model} />
      {state !== 'missing' && <PrintedDocuments documents={DOCUMENTS} />}
      {company && <Seller company={company} />}
      <ContactSection />
    </Container>
  );
}
