import { describeRemote } from '@vitrava/shared-kit/testing/conformance';
import { category, detailOf, foundOf, productOf, slides } from '../testing/index.ts';

describeRemote(import.meta, {
  addresses: { product: '/product/7' },
  api(path) {
    if (path.startsWith('/api/search/7/')) return detailOf(7);
    if (path.startsWith('/api/search/?')) return foundOf([productOf(7), productOf(8)]);
    if (path.startsWith('/api/categories/')) return { count: 1, next: null, previous: null, results: [category] };
    return path.startsWith('/api/advertising/') ? slides : undefined;
  },
});
