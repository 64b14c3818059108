import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { useOnDemand } from '../../on-demand/index.ts';
import './leaving.ts';
import { $stack } from './model.ts';
import { looksLost } from './reopening.ts';

const loadStack = async () => (await import(/* webpackChunkName: "popups" */ './stack-view.tsx')).PopupStack;

/** Where popups appear. Their looks come with the first one: most visits open none. */
export function PopupOutlet(): ReactElement | null {
  const { stack, lost } = useUnit({ stack: $stack, lost: looksLost });
  const isNeeded = stack.length > 0;
  const PopupStack = useOnDemand(loadStack, isNeeded, lost);
  return isNeeded && PopupStack ? <PopupStack /> : null;
}
