import type { PickupWidget } from '@vitrava/shared-kit/contracts/api';
import config from './config.json' with { type: 'json' };

/** The provider's public configuration for this shop. The script is on our own address: a mock. */
export const WIDGET: PickupWidget = config;
