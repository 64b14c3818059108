import { createElement, type ReactElement, useEffect, useRef } from 'react';
import type { EmbeddableFragments, FragmentName, FragmentProps } from '../../contracts/fragments.ts';
import { FRAGMENT_ELEMENT, FRAGMENT_EVENT } from '../../contracts/page.ts';

export interface FragmentPlaceProps {
  /** The remote whose fragment it is. */
  readonly owner: string;
  readonly name: string;
  /** Plain data, as the owner declares it. The fragment follows its changes. */
  readonly input?: object;
  /** Listeners to the events of this instance, as the owner declares them. */
  readonly on?: Readonly<Record<string, (payload: never) => void>>;
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
  // The types of the owners extend these.
  return <FragmentPlace {...(props as FragmentPlaceProps)} />;
}

/** The same for a fragment that is named at run time. */
export function FragmentPlace({ owner, name, input = {}, shows, on }: FragmentPlaceProps): ReactElement {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    const receivers = Object.entries(on ?? {}).map(
      ([event, listener]) => [FRAGMENT_EVENT + event, (received: Event) => listener((received as CustomEvent<never>).detail)] as const,
    );
    for (const [event, receive] of receivers) element?.addEventListener(event, receive);
    return () => {
      for (const [event, receive] of receivers) element?.removeEventListener(event, receive);
    };
  }, [on]);
  return createElement(FRAGMENT_ELEMENT, {
    key: `${owner}/${name}`,
    ref: place,
    // A page whose markup stays as it is would not listen.
    'data-live': on && '',
    'data-boundary': owner,
    'data-fragment': name,
    ...(shows === undefined ? { 'data-input': JSON.stringify(input) } : { 'data-shows': shows }),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: NOTHING,
  });
}
