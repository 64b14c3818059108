import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $number, $status, opened } from './model.ts';
import { OrderResultView } from './view.tsx';

export const page = definePage({
  View: OrderResultView,
  opened,
  $head,
  $status,
  state: [$number],
});
