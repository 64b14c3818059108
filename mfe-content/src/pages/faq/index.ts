import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $groups, $head, $state, $status, opened } from './model.ts';
import { FaqView } from './view.tsx';

export const faq: PageRoute = { name: 'faq', path: '/faq', View: FaqView, opened, $head, $status, state: [$groups, $state] };
