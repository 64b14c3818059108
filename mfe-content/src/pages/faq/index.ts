import { definePage } from '@vitrava/shared-kit/mount/route';
import { $groups, $head, $state, $status, opened } from './model.ts';
import { FaqView } from './view.tsx';

export const page = definePage({ View: FaqView, opened, $head, $status, state: [$groups, $state] });
