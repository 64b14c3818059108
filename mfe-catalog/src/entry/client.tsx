import { defineRemote } from '@vitrava/shared-kit/mount/client';

export const { addPage, bootstrap, mount, unmount, applyState, openPage } = defineRemote({ name: 'mfe-catalog' });
