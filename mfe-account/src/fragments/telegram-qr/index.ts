import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { TelegramQrView } from './view.tsx';

export const fragment = defineFragment({ View: TelegramQrView });
