import { defineRemoteServer } from '@vitrava/shared-kit/mount/server';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { routes } from './routes.tsx';

export const { render } = defineRemoteServer({ name: 'mfe-catalog', routes, locales: { ru, en } });
