import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { model } from './model.ts';
import { LegalInformationView } from './view.tsx';

export const legalInformation: PageRoute = {
  name: 'legal-information',
  path: '/legal-information',
  View: LegalInformationView,
  opened: model.opened,
  $head: model.$head,
  $status: model.$status,
  state: [model.$page, model.$state],
};
