import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
import { productShelfInputContract } from '../../contracts.ts';
import { loadShelfFx } from './model.ts';
import { ProductShelfPlaceholder, ProductShelfView } from './view.tsx';

export const fragment = defineEmbeddedFragment({
  View: ProductShelfView,
  Placeholder: ProductShelfPlaceholder,
  input: productShelfInputContract,
  loadFx: loadShelfFx,
});
