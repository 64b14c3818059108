import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createStore } from 'effector';

/** The page's composition, for whoever looks up files of a remote. */
export const $composition = createStore<PageComposition | null>(null, { serialize: 'ignore' });
