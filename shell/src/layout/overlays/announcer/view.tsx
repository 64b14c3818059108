import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { $hasToasts, $latest } from './model.ts';

const Toasts = lazy(async () => ({ default: (await import('./toasts-view.tsx')).Toasts }));

/** Says what others wish to be said: quietly to assistive technology, or as a toast. */
export function Announcer(): ReactElement {
  const { latest, hasToasts } = useUnit({ latest: $latest, hasToasts: $hasToasts });
  const wasNeeded = useRef(false);
  wasNeeded.current ||= hasToasts;
  return (
    <>
      <VisuallyHidden live>{latest.tone === 'quiet' && <span key={latest.id}>{latest.text}</span>}</VisuallyHidden>
      {wasNeeded.current && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
