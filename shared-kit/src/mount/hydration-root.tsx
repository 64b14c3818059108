import { type ReactElement, type ReactNode, startTransition, useEffect, useState } from 'react';
import { hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { type Progress, ProgressContext } from './hydration.tsx';

/* Apart from the boundaries, which server files have, too: the renderer of the browser would be in each of them. */

function HydrationRoot({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }): ReactElement {
  const [progress] = useState(() => createProgress(onHydrated));
  // Runs after the effects of all boundaries that the root has brought.
  useEffect(() => progress.hydrated(), [progress]);
  return <ProgressContext.Provider value={progress}>{children}</ProgressContext.Provider>;
}

/** The root counts as a boundary, found before all others. */
function createProgress(onHydrated: () => void): Progress {
  let left = 1;
  let isOver = false;
  return {
    boundaryFound() {
      left += 1;
    },
    hydrated() {
      left -= 1;
      if (left > 0 || isOver) return;
      isOver = true;
      onHydrated();
    },
    isOver: () => isOver,
  };
}

/**
 * Hydrates the server's markup in `container` without blocking the browser: React works in short tasks and lets input
 * go first. `onHydrated` is called once, when the root and all its boundaries are alive. Until then stores that the
 * markup shows should not change: the parts that React has not reached would differ from the server's.
 */
export function hydrateInPieces(container: Element, view: ReactNode, options: RootOptions, onHydrated: () => void): Root {
  // Assigned within: a transition runs what it is given at once.
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(container, <HydrationRoot onHydrated={onHydrated}>{view}</HydrationRoot>, options);
  });
  return root;
}
