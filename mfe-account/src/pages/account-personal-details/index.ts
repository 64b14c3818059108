import { definePage } from '@vitrava/shared-kit/mount/route';
import { $head, $isRegistering, opened } from './model.ts';
import { PersonalDetailsView } from './view.tsx';

/** The page itself needs no data: whose details it shows is found out in the browser. */
export const page = definePage({ View: PersonalDetailsView, opened, $head, state: [$isRegistering] });
