import { $absentPages, $locale } from '@vitrava/shared-kit/bus/shell';
import type { NavigationArea } from '@vitrava/shared-kit/contracts/manifest';
import { useUnit } from 'effector-react';
import { $shopMap } from '../../shop-map/index.ts';

/** A link of the frame, under the title of its route. */
export interface FrameLink {
  readonly title: string;
  /** Path without locale prefix. */
  readonly to: string;
}

/** The links of an area of the frame, in their order; none to a page that the shop's backend cannot fill. */
export function useLinks(area: NavigationArea): readonly FrameLink[] {
  const { map, absent, locale } = useUnit({ map: $shopMap, absent: $absentPages, locale: $locale });
  const offered = (map.links[area] ?? []).filter(({ to }) => !absent.includes(to));
  return offered.map(({ title, to }) => ({ title: title[locale], to }));
}
