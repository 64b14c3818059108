import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $document, $head, $state, $status, opened } from './model.ts';
import { PrivacyPolicyView } from './view.tsx';

export const privacyPolicy: PageRoute = {
  name: 'privacy-policy',
  path: '/privacy-policy',
  View: PrivacyPolicyView,
  opened,
  $head,
  $status,
  state: [$document, $state],
};
