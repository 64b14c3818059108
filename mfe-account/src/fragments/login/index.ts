import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { LoginView } from './view.tsx';

export const lifecycles = defineFragment({ owner: 'mfe-account', name: 'login', View: LoginView });
