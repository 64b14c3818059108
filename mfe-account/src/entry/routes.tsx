import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { personalDetails } from '../pages/personal-details/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [personalDetails];
