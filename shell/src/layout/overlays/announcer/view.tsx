import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import { type ReactElement, useRef, useState } from 'react';
import { connectionLost } from '../../../connection/index.ts';
import { useOnDemand } from '../../on-demand/index.ts';
import { $hasToasts, $latest } from './model.ts';

const loadToasts = async () => (await import('./toasts-view.tsx')).Toasts;

/** Announces the messages of other parts: silently to assistive technology, or as a toast. */
export function Announcer(): ReactElement {
  const { latest, hasToasts, lost } = useUnit({ latest: $latest, hasToasts: $hasToasts, lost: connectionLost });
  const wasNeeded = useRef(false);
  wasNeeded.current ||= hasToasts;
  const [isLost, setLost] = useState(false);
  const Toasts = useOnDemand(loadToasts, hasToasts, () => {
    setLost(true);
    lost();
  });
  return (
    <>
      {/* A toast whose styles failed to load is still announced. */}
      <VisuallyHidden live>{(latest.tone === 'quiet' || isLost) && <span key={latest.id}>{latest.text}</span>}</VisuallyHidden>
      {wasNeeded.current && Toasts && <Toasts />}
    </>
  );
}
