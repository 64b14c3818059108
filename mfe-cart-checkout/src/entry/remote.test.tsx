import { describeRemote } from '@vitrava/shared-kit/testing/conformance';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import manifest from '../../remote.manifest.json';
import { routes } from './routes.tsx';

describeRemote({ manifest, routes, locales: { ru, en }, addresses: { cart: '/cart' }, api: () => undefined });
