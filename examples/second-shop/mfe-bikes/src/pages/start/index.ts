import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, bikesQuery } from './model.ts';
import { StartView } from './view.tsx';

export const page = definePage({ View: StartView, $head, ...bikesQuery.page });
