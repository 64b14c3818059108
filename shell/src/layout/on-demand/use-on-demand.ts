import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A view that is loaded when needed, null until then. After a failure, `onLost` is called and it is tried again. */
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
