import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head } from './head.ts';
import { query } from './model.ts';
import { ProductView } from './view.tsx';

export const page = definePage({
  View: ProductView,
  $head,
  ...query.page,
});
