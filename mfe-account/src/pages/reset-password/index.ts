import { definePage } from '@vitrava/shared-kit/mount/route';
import { $hasToken, $head, opened } from './model.ts';
import { ResetPasswordView } from './view.tsx';

/** The page itself needs no data: how the link stands is found out in the browser. */
export const page = definePage({ View: ResetPasswordView, opened, $head, state: [$hasToken] });
