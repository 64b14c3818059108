import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, opened } from './model.ts';
import { PaymentView } from './view.tsx';

export const page = definePage({ View: PaymentView, opened, $head, state: [] });
