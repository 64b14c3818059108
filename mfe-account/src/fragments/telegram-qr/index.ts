import { defineFragment } from '@vitrava/shared-kit/mount/fragment';
import { TelegramQrView } from './view.tsx';

export const lifecycles = defineFragment({ owner: 'mfe-account', name: 'telegram-qr', View: TelegramQrView });
