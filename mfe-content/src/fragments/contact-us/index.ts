import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { ContactUsView } from './view.tsx';

export const fragment = defineFragment({ View: ContactUsView });
