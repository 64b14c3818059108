import { createEvent } from 'effector';
import type { RemovedCartLine } from './line.ts';

/** What a shopper asks of the cart, by the bus or on a page. An amount of 0 removes the line; `position` is among the lines. */
export type CartCommand =
  | { readonly kind: 'addition'; readonly product: number; readonly amount: number; readonly item?: unknown }
  | { readonly kind: 'amount'; readonly product: number; readonly amount: number }
  | { readonly kind: 'restoring'; readonly line: RemovedCartLine; readonly position: number };

/** A change is requested; it shows at once, and is stored on the device or sent to the server. */
export const changeRequested = createEvent<CartCommand>();
