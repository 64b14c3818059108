import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { PasswordChangeView } from './view.tsx';

export const fragment = defineFragment({ View: PasswordChangeView });
