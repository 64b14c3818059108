import type { PopupFacts } from '@vitrava/shared-kit/contracts/manifest';
import type { ShopMap } from '../../../shop-map/index.ts';

/** The appearance of a popup in its dialog; `title` is null where its owner has given it none. */
export interface PopupLook {
  readonly title: NonNullable<PopupFacts['title']> | null;
  readonly size: NonNullable<PopupFacts['size']>;
  readonly shape: NonNullable<PopupFacts['skeleton']>;
}

/** As its owner's manifest describes it; what that leaves out is as for any dialog. */
export function lookOf({ popups }: ShopMap, owner: string, name: string): PopupLook {
  const { title = null, size = 'normal', skeleton = 'short' } = popups[`${owner}/${name}`] ?? {};
  return { title, size, shape: skeleton };
}
