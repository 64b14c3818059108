import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { RepeatOrderView } from './view.tsx';

export const fragment = defineFragment({ View: RepeatOrderView });
