import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, toursQuery } from './model.ts';
import { ToursView } from './view.tsx';

export const page = definePage({ View: ToursView, $head, ...toursQuery.page });
