import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, bikeQuery } from './model.ts';
import { BikeView } from './view.tsx';

export const page = definePage({ View: BikeView, $head, ...bikeQuery.page });
