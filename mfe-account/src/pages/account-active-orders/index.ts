import { definePage } from '@vitrava/shared-kit/mount/route';
import { $request, OrdersView } from '../../features/order-list/index.ts';
import { $head, $status, opened } from './model.ts';

/** Whose orders they are is known in the browser only: from the server comes which list is asked for. */
export const page = definePage({
  View: OrdersView,
  opened,
  $head,
  $status,
  state: [$request],
});
