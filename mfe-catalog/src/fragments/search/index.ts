import { defineEmbeddedFragment } from '@vitrava/shared-kit/mount/embedded';
import { SearchView } from './view.tsx';

export const fragment = defineEmbeddedFragment({ View: SearchView });
