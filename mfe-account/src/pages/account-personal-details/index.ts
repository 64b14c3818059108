import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $isRegistering, $status, opened } from './model.ts';
import { PersonalDetailsView } from './view.tsx';

export const page = definePage({
  View: PersonalDetailsView,
  opened,
  $head,
  $status,
  state: [$isRegistering],
});
