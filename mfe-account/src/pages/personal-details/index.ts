import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head, $isRegistering, $status, opened } from './model.ts';
import { PersonalDetailsView } from './view.tsx';

export const personalDetails: PageRoute = {
  name: 'account-personal-details',
  path: '/account/personal-details',
  View: PersonalDetailsView,
  opened,
  $head,
  $status,
  state: [$isRegistering],
};
