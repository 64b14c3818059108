import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { PasswordResetView } from './view.tsx';

export const fragment = defineFragment({ View: PasswordResetView });
