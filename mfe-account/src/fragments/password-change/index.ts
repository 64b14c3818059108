import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { PasswordChangeView } from './view.tsx';

export const lifecycles = defineFragment({ owner: 'mfe-account', name: 'password-change', View: PasswordChangeView });
