import { definePage } from '@vitrava/shared-kit/mount/route';
import { $hasToken, $head, opened } from './model.ts';
import { ResetPasswordView } from './view.tsx';

/** The page itself needs no data: the browser checks the state of the link. */
export const page = definePage({ View: ResetPasswordView, opened, $head, state: [$hasToken] });
