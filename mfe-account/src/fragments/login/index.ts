import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { LoginView } from './view.tsx';

export const fragment = defineFragment({ View: LoginView });
