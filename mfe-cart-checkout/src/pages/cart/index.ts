import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $status, opened } from './model.ts';
import { CartView } from './view.tsx';

export const page = definePage({ View: CartView, opened, $head, $status, state: [] });
