import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head } from './head.ts';
import { $product, $state, $status, opened } from './model.ts';
import { ProductView } from './view.tsx';

export const page = definePage({
  View: ProductView,
  opened,
  $head,
  $status,
  state: [$product, $state],
});
