import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head } from './head.ts';
import { $status, opened, state } from './model.ts';
import { StartView } from './view.tsx';

export const page = definePage({ View: StartView, opened, $head, $status, state });
