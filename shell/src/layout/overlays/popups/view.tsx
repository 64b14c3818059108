import { useUnit } from 'effector-react';
import { lazy, type ReactElement, Suspense } from 'react';
import './leaving/model.ts';
import './reopening/model.ts';
import { $stack } from './model.ts';

const PopupStack = lazy(async () => ({ default: (await import('./stack-view.tsx')).PopupStack }));

/** Where popups appear. Their looks come with the first one: most visits open none. */
export function PopupOutlet(): ReactElement | null {
  const isEmpty = useUnit($stack).length === 0;
  return isEmpty ? null : (
    <Suspense>
      <PopupStack />
    </Suspense>
  );
}
