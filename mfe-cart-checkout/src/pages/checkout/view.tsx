import type { ReactElement } from 'react';
import { CheckoutFrame } from '../../features/checkout-frame/index.ts';

/** The way in: it leads to the first step that is open. */
export function CheckoutView(): ReactElement {
  return <CheckoutFrame step={null} />;
}
