import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { PaymentView } from './view.tsx';

export const page = definePage({
  View: PaymentView,
  opened,
  $head,
  $status,
  state: [],
});
