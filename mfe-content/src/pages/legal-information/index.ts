import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $document, $head, $state, $status, opened } from './model.ts';
import { LegalInformationView } from './view.tsx';

export const legalInformation: PageRoute = {
  name: 'legal-information',
  path: '/legal-information',
  View: LegalInformationView,
  opened,
  $head,
  $status,
  state: [$document, $state],
};
