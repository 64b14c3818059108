import { type ComponentType, useEffect, useState } from 'react';

/**
 * A view whose code comes with the first wish for it; null until then. When it does not come `onLost` is told, whether the browser
 * believes to be online, and the next wish asks again. (React's `lazy` would keep the loss for ever, and take the whole root with it.)
 */
export function useOnDemand(
  load: () => Promise<ComponentType>,
  isWanted: boolean,
  onLost: (isOnline: boolean) => void,
): ComponentType | null {
  const [view, setView] = useState<{ readonly View: ComponentType } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a wish begins a load; what is loaded and who is told do not change.
  useEffect(() => {
    if (!isWanted || view) return;
    let isLeft = false;
    load().then(
      (View) => !isLeft && setView({ View }),
      (error: unknown) => {
        console.warn('A part of the page did not come', error);
        if (!isLeft) onLost(navigator.onLine);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, view]);

  return view?.View ?? null;
}
