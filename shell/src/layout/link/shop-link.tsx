import { $location } from '@vitrava/shared-kit/bus/shell';
import { linkPlace } from '@vitrava/shared-kit/ui/link-place';
import { combine } from 'effector';
import { useStoreMap } from 'effector-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { $shopMap, isPageOf } from '../../shop-map/index.ts';
import { placeOf } from './place-of.ts';
import { useAddress } from './use-address.ts';

const $here = combine($location, $shopMap, ({ pathname }, map) => ({ pathname, isProduct: isPageOf(map, 'product', pathname) }));

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'aria-current'> {
  /** Path without locale prefix. */
  readonly to: string;
}

/** A plain anchor to a page of the shop, marked when the shopper is there (`--current`) or beneath it (`--active`). */
export function ShopLink({ to, className, ...rest }: Props): ReactElement {
  const address = useAddress();
  // Few of the links of a page change with its address.
  const place = useStoreMap({ store: $here, keys: [to], fn: ({ pathname, isProduct }, [path]) => placeOf(path, pathname, isProduct) });
  return <a {...rest} href={address(to)} {...linkPlace(place, className)} />;
}
