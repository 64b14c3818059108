import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { ContactUsView } from './view.tsx';

export const lifecycles = defineFragment({ owner: 'mfe-content', name: 'contact-us', View: ContactUsView });
