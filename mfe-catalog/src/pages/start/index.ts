import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { $head } from './head.ts';
import { $status, opened, state } from './model.ts';
import { StartView } from './view.tsx';

export const startPage: PageRoute = { name: 'start', path: '/', View: StartView, opened, $head, $status, state };
