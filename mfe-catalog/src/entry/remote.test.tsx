import { describeRemote } from '@vitrava/shared-kit/testing/conformance';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import manifest from '../../remote.manifest.json';
import { category, detailOf, foundOf, productOf, slides } from '../testing/index.ts';
import { routes } from './routes.tsx';

describeRemote({
  manifest,
  routes,
  locales: { ru, en },
  addresses: { start: '/', product: '/product/7', favorites: '/favorites' },
  api(path) {
    if (path.startsWith('/api/search/7/')) return detailOf(7);
    if (path.startsWith('/api/search/?')) return foundOf([productOf(7), productOf(8)]);
    if (path.startsWith('/api/categories/')) return { count: 1, next: null, previous: null, results: [category] };
    return path.startsWith('/api/advertising/') ? slides : undefined;
  },
});
