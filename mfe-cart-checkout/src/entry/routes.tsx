import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { cartPage } from '../pages/cart/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [cartPage];
