import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { AccountClosingView } from './view.tsx';

export const fragment = defineFragment({ View: AccountClosingView });
