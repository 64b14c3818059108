import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { createEvent } from 'effector';
import { createGate } from 'effector-react';

/** The page is opened, on the server or in a browser. */
export const opened = createEvent<PageRequest>();

/** Open while the page is shown in a browser: only there a cart that the server has not rendered can be read. */
export const CartGate = createGate();
