import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import { createStore } from 'effector';

/** The page's composition, for lookups of a remote's files. */
export const $composition = createStore<PageComposition | null>(null, { serialize: 'ignore' });

/** What the server has loaded for the fragments of the page: `data` by `<owner>/<name> <input as JSON>`. */
export const $fragmentData = createStore<Readonly<Record<string, { readonly data?: unknown }>>>({}, { sid: 'shell/$fragmentData' });
