import { $isCheckLayout, $location } from '@vitrava/shared-kit/bus/shell';
import { combine, createWatch, type Scope } from 'effector';
import { variantOf } from '../main-area/index.ts';
import { $shopMap, isPageOf } from '../shop-map/index.ts';

const $variant = combine($location, $shopMap, $isCheckLayout, ({ pathname, search }, map, isCheckLayout) =>
  variantOf(isPageOf(map, 'product', pathname), search, isCheckLayout),
);

/** The server has written the variant of the first page; the browser does it for those that come by soft navigation. */
export function followVariant(scope: Scope): void {
  createWatch({ unit: $variant, scope, fn: (variant) => document.body.setAttribute('data-variant', variant) });
}
