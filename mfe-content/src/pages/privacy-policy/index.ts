import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { model } from './model.ts';
import { PrivacyPolicyView } from './view.tsx';

export const privacyPolicy: PageRoute = {
  name: 'privacy-policy',
  path: '/privacy-policy',
  View: PrivacyPolicyView,
  opened: model.opened,
  $head: model.$head,
  $status: model.$status,
  state: [model.$page, model.$state],
};
