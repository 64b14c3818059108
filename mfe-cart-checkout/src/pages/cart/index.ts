import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, opened } from './model.ts';
import { CartView } from './view.tsx';

export const page = definePage({ View: CartView, opened, $head, state: [] });
