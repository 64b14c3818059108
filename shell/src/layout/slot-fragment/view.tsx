import { FragmentPlace } from '@vitrava/shared-kit/ui/fragment';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $shopMap } from '../../shop-map/index.ts';

interface Props {
  readonly place: string;
}

/** The fragment that a remote has for a place of the frame; nothing where none has one. */
export function SlotFragment({ place }: Props): ReactElement | null {
  const fragment = useUnit($shopMap).slots[place];
  if (!fragment) return null;
  const { owner, name, shows } = fragment;
  return <FragmentPlace owner={owner} name={name} shows={shows && `${shows.path}?${shows.query}`} />;
}
