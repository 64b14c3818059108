import { describeRemote } from '@vitrava/shared-kit/testing/conformance';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import manifest from '../../remote.manifest.json';
import { routes } from './routes.tsx';

describeRemote({
  manifest,
  routes,
  locales: { ru, en },
  addresses: {
    'account-active-orders': '/account/active-orders?page=2',
    'account-completed-orders': '/account/completed-orders',
    'account-personal-details': '/account/personal-details',
    'reset-password': '/reset-password?token=from-a-letter',
  },
  api: (path) => (path === '/api/users/reset_password/check/' ? { data: true } : undefined),
});
