import { definePage } from '@vitrava/shared-kit/mount/route';
import { $hasToken, $head, $status, opened } from './model.ts';
import { ResetPasswordView } from './view.tsx';

export const page = definePage({
  View: ResetPasswordView,
  opened,
  $head,
  $status,
  state: [$hasToken],
});
