import { defineSlotFragment } from '@vitrava/shared-kit/mount/slot';
import { SearchView } from './view.tsx';

export const fragment = defineSlotFragment({ View: SearchView });
