import { $absentPages, $locale, $location } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { type LinkPlace, linkPlace } from '@vitrava/shared-kit/ui/link-place';
import { combine } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { $shopMap, isPageOf } from '../../shop-map/index.ts';

/** Turns paths without a locale prefix into addresses of the page's language. */
export function useAddress(): (path: string) => string {
  const locale = useUnit($locale);
  return (path) => localizePath(path, locale);
}

/** The path of the page that has a role in the frame; null when this shop has none. */
export function usePage(role: string): string | null {
  const { map, absent } = useUnit({ map: $shopMap, absent: $absentPages });
  const path = map.pages[role];
  return path === undefined || absent.includes(path) ? null : path;
}

/** A link of the frame, under the title of its route. */
export interface FrameLink {
  readonly title: string;
  /** Path without locale prefix. */
  readonly to: string;
}

/** The links of an area of the frame, in their order; none to a page that the shop's backend cannot fill. */
export function useLinks(area: string): readonly FrameLink[] {
  const { map, absent, locale } = useUnit({ map: $shopMap, absent: $absentPages, locale: $locale });
  const offered = (map.links[area] ?? []).filter(({ to }) => !absent.includes(to));
  return offered.map(({ title, to }) => ({ title: title[locale], to }));
}

const $here = combine($location, $shopMap, ({ pathname }, map) => ({ pathname, isProduct: isPageOf(map, 'product', pathname) }));

/** Where the shopper is, seen from a link to `to`. A product belongs to the shop's start page, though its address does not begin with that. */
function placeOf(to: string, pathname: string, isProduct: boolean): LinkPlace {
  if (pathname === to) return 'here';
  const isBeneath = to === '/' ? isProduct : pathname.startsWith(`${to}/`);
  return isBeneath ? 'beneath' : 'other';
}

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
