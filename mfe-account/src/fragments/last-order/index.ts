import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
import { loadLastOrderFx } from './model.ts';
import { LastOrderView } from './view.tsx';

export const fragment = defineEmbeddedFragment({ View: LastOrderView, loadFx: loadLastOrderFx });
