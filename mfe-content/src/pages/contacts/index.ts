import { definePage } from '@vitrava/shared-kit/mount/route';
import { $company, $head, $state, $status, opened } from './model.ts';
import { ContactsView } from './view.tsx';

export const page = definePage({
  View: ContactsView,
  opened,
  $head,
  $status,
  state: [$company, $state],
});
