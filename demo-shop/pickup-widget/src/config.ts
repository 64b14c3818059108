import type { PickupWidget } from '@vitrava/shared-kit/contracts/api';

/** The provider's public configuration for this shop. The script stands on our own address, because the provider is a stand-in. */
export const WIDGET: PickupWidget = {
  script: '/api/pickup_widget/widget.js',
  global: 'putnikPickup',
  api_token: 'putnik-demo-vitrava',
  city: 'Москва',
};
