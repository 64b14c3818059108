import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, opened } from './model.ts';
import { DeliveryView } from './view.tsx';

export const page = definePage({ View: DeliveryView, opened, $head, state: [] });
