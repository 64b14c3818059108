import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly children: ReactNode;
}

/**
 * The part of a page with `checkLayout` that is shown in the header of the shop, such as the steps of a checkout. The
 * browser adds it after hydration: the server renders the header without it, with the room that it takes. Without a
 * header of the shop, as in a test of the page, it is in the page.
 */
export function HeaderPart({ children }: Props): ReactNode {
  const [place, setPlace] = useState<Element | null>();
  useLayoutEffect(() => setPlace(document.querySelector('#shell-header [data-page-part]')), []);
  if (place === undefined) return null;
  return place ? createPortal(children, place) : children;
}
