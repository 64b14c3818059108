import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, opened } from './model.ts';
import { CheckoutView } from './view.tsx';

export const page = definePage({ View: CheckoutView, opened, $head, state: [] });
