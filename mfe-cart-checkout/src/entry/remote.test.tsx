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
    cart: '/cart',
    checkout: '/checkout',
    'checkout-delivery': '/checkout/delivery',
    'checkout-payment': '/checkout/payment',
    'checkout-review': '/checkout/review',
    'order-result': '/checkout/result/100001',
  },
  api: () => undefined,
});
