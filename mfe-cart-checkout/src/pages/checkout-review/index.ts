import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, opened } from './model.ts';
import { ReviewView } from './view.tsx';

export const page = definePage({ View: ReviewView, opened, $head, state: [] });
