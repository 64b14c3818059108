import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A view whose code is loaded when it is first needed; null until then. When loading fails `onLost` is called with the
 * browser's online state, and the next need loads again. (React's `lazy` would cache the failure for ever, and remove
 * the whole root.)
 */
export function useOnDemand(
  load: () => Promise<ComponentType>,
  isNeeded: boolean,
  onLost: (isOnline: boolean) => void,
): ComponentType | null {
  const [view, setView] = useState<{ readonly View: ComponentType } | null>(null);

  // Only a need begins a load: another function from the caller is no reason for another one.
  const begin = useEffectEvent(load);
  const lost = useEffectEvent(onLost);

  useEffect(() => {
    if (!isNeeded || view) return;
    let isLeft = false;
    begin().then(
      (View) => !isLeft && setView({ View }),
      (error: unknown) => {
        console.warn('A part of the page did not come', error);
        if (!isLeft) lost(navigator.onLine);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isNeeded, view]);

  return view?.View ?? null;
}
