import type { ReactElement } from 'react';
import { CheckoutFrame } from '../../features/checkout-frame/index.ts';

export function CheckoutView(): ReactElement {
  return <CheckoutFrame step={null} />;
}
