import { $location } from '@vitrava/shared-kit/bus/shell';
import { linkPlace } from '@vitrava/shared-kit/ui/link-place';
import { useUnit } from 'effector-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { $shopMap, isPageOf } from '../../shop-map/index.ts';
import { useAddress } from './use-address.ts';
import { whereabouts } from './whereabouts.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'aria-current'> {
  /** Path without locale prefix. */
  readonly to: string;
}

/** A plain anchor to a page of the shop, which knows whether the shopper is there (`--current`) or beneath it (`--active`). */
export function ShopLink({ to, className, ...rest }: Props): ReactElement {
  const address = useAddress();
  const { location, map } = useUnit({ location: $location, map: $shopMap });
  const place = whereabouts(to, location.pathname, isPageOf(map, 'product', location.pathname));
  return <a {...rest} href={address(to)} {...linkPlace(place, className)} />;
}
