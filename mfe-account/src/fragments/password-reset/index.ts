import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { PasswordResetView } from './view.tsx';

export const lifecycles = defineFragment({ owner: 'mfe-account', name: 'password-reset', View: PasswordResetView });
