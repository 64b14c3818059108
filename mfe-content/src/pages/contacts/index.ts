import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $company, $head, $state, $status, opened } from './model.ts';
import { ContactsView } from './view.tsx';

export const contacts: PageRoute = {
  name: 'contacts',
  path: '/contacts',
  View: ContactsView,
  opened,
  $head,
  $status,
  state: [$company, $state],
};
