import { createElement, type ReactElement } from 'react';
import { FRAGMENT_ELEMENT } from '../../contracts/page.ts';

export interface FragmentProps {
  /** The remote whose fragment it is. */
  readonly owner: string;
  readonly name: string;
  /** Plain data, as the owner declares it. The fragment follows its changes. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Of a fragment in the frame, in place of an input: the path and the name of the query whose value it shows, as `/?search`. */
  readonly shows?: string | undefined;
}

const NOTHING = { __html: '' };

/** A place for another team's fragment: filled by the server, alive when seen or touched, left alone by React. */
export function Fragment({ owner, name, input = {}, shows }: FragmentProps): ReactElement {
  return createElement(FRAGMENT_ELEMENT, {
    key: `${owner}/${name}`,
    'data-boundary': owner,
    'data-fragment': name,
    ...(shows === undefined ? { 'data-input': JSON.stringify(input) } : { 'data-shows': shows }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  });
}
