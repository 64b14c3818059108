import { createContext, type ReactElement, type ReactNode, Suspense, useContext, useDeferredValue, useEffect } from 'react';

/** Counts the boundaries of a root that React has found and those that it has hydrated. */
export interface Progress {
  readonly boundaryFound: () => void;
  readonly hydrated: () => void;
  /** Everything that the server rendered is hydrated. */
  readonly isOver: () => boolean;
}

/** Of the root around a part. Null where no markup is hydrated. */
export const ProgressContext = createContext<Progress | null>(null);

interface BoundaryProps {
  readonly children: ReactNode;
  /** In the first screen: the browser renders it together with the page. */
  readonly isFirst?: boolean;
}

/**
 * A part of a page that React hydrates by itself: one after another, each in a task of its own, and first the one that
 * the shopper touches. For parts of a list or beside the main content (a tile, the filters, a footer's column). Nothing
 * in it may suspend on the server. A difference between the server's markup and the browser's costs this part alone.
 *
 * Where the browser renders the page itself (a soft navigation, more of a list), the part is rendered after the page is
 * painted, in short tasks, unless `isFirst`. Its place needs a size of its own until then.
 */
export function HydrationBoundary({ children, isFirst = false }: BoundaryProps): ReactElement {
  const progress = useContext(ProgressContext);
  useEffect(() => progress?.boundaryFound(), [progress]);
  const isRendered = useDeferredValue(true, isFirst || isRenderedWhole(progress));
  return (
    <Suspense>
      {isRendered && children}
      <Arrival progress={progress} />
    </Suspense>
  );
}

const ON_SERVER: Progress = { boundaryFound: () => undefined, hydrated: () => undefined, isOver: () => false };

/** A tree that is rendered to markup: every part of it, also where a test runs server code beside a document. */
export function ServerRoot({ children }: { readonly children: ReactNode }): ReactElement {
  return <ProgressContext.Provider value={ON_SERVER}>{children}</ProgressContext.Provider>;
}

/** On the server, while its markup is hydrated, and where the shell returns to a place on the page, which needs the whole height. */
function isRenderedWhole(progress: Progress | null): boolean {
  return typeof document === 'undefined' || (progress !== null && !progress.isOver()) || document.body.dataset['layout'] === 'whole';
}

function Arrival({ progress }: { readonly progress: Progress | null }): null {
  useEffect(() => progress?.hydrated(), [progress]);
  return null;
}
