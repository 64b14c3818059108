import { createElement, type ReactElement } from 'react';
import type { EmbeddableFragments, FragmentName, FragmentProps } from '../../contracts/fragments.ts';
import { FRAGMENT_ELEMENT } from '../../contracts/page.ts';

export interface FragmentPlaceProps {
  /** The remote whose fragment it is. */
  readonly owner: string;
  readonly name: string;
  /** Plain data, as the owner declares it. The fragment follows its changes. */
  readonly input?: object;
  /** Of a fragment in the frame, in place of an input: the path and the name of the query whose value it shows, as `/?search`. */
  readonly shows?: string | undefined;
}

const NOTHING = { __html: '' };

/**
 * Another team's fragment, by the types that `vitrava types <owner>` writes: filled by the server, alive when seen or touched, left alone by
 * React.
 */
export function Fragment<Owner extends keyof EmbeddableFragments, Name extends FragmentName<Owner>>(
  props: FragmentProps<Owner, Name>,
): ReactElement {
  return <FragmentPlace {...props} />;
}

/** The same for a fragment that is named at run time. */
export function FragmentPlace({ owner, name, input = {}, shows }: FragmentPlaceProps): ReactElement {
  return createElement(FRAGMENT_ELEMENT, {
    key: `${owner}/${name}`,
    'data-boundary': owner,
    'data-fragment': name,
    ...(shows === undefined ? { 'data-input': JSON.stringify(input) } : { 'data-shows': shows }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  });
}
