import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
import { deliveryPromiseInputContract } from '../../contracts.ts';
import { loadPromiseFx } from './model.ts';
import { DeliveryPromisePlaceholder, DeliveryPromiseView } from './view.tsx';

export const fragment = defineEmbeddedFragment({
  View: DeliveryPromiseView,
  Placeholder: DeliveryPromisePlaceholder,
  input: deliveryPromiseInputContract,
  loadFx: loadPromiseFx,
});
