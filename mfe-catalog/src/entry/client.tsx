import { defineRemote } from '@vitrava/shared-kit/mount/client';
import { routes } from './routes.tsx';

export const { bootstrap, mount, unmount, applyState, openPage } = defineRemote({ name: 'mfe-catalog', routes });
