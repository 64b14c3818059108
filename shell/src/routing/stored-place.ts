import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';

/** The place on a page, kept for the same page in the other language; judged by the chunk that scrolls there. Null when none is kept. */
export const storedPlace = createStorageItem<unknown>({ key: 'vitrava.kept-place.v1', area: 'session', parse: (stored) => stored });
