import { $absentPages } from '@vitrava/shared-kit/bus/shell';
import type { RouteRole } from '@vitrava/shared-kit/contracts/manifest';
import { useUnit } from 'effector-react';
import { $shopMap } from '../../shop-map/index.ts';

/** The path of the page that has a role in the frame; null when this shop has none. */
export function usePage(role: RouteRole): string | null {
  const { map, absent } = useUnit({ map: $shopMap, absent: $absentPages });
  const path = map.pages[role];
  return path === undefined || absent.includes(path) ? null : path;
}
