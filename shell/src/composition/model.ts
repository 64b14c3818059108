import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createStore } from 'effector';

/** The page's composition, for lookups of a remote's files. */
export const $composition = createStore<PageComposition | null>(null, { serialize: 'ignore' });
