import { definePage } from '@vitrava/shared-kit/mount/route';
import { $documentCart } from '../../bus.ts';
import { $documentPricing, $head, opened } from './model.ts';
import { CartView } from './view.tsx';

export const page = definePage({ View: CartView, opened, $head, state: [$documentCart, $documentPricing] });
