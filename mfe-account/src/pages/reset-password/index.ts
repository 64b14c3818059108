import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $hasToken, $head, $status, opened } from './model.ts';
import { ResetPasswordView } from './view.tsx';

export const resetPassword: PageRoute = {
  name: 'reset-password',
  path: '/reset-password',
  View: ResetPasswordView,
  opened,
  $head,
  $status,
  state: [$hasToken],
};
