import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, sample, scopeBind } from 'effector';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { foreignTarget } from '../../../leaving/index.ts';
import { useOnDemand } from '../../on-demand/index.ts';
import { layoutStarted } from '../../started.ts';
import { $stack } from './model.ts';
import { looksLost } from './reopening.ts';

/** A link to another site was followed, in any part of the page. */
const leavingRequested = popupRequested.prepend((address: string) => ({
  owner: 'shell',
  name: 'redirect-confirmation',
  props: { address },
}));

const listenFx = createEffect(() => {
  const requestLeaving = scopeBind(leavingRequested, { safe: true });
  document.addEventListener('click', (event) => {
    const address = foreignTarget(event);
    if (address === null) return;
    event.preventDefault();
    requestLeaving(address);
  });
});

sample({ clock: layoutStarted, fn: () => undefined, target: listenFx });

const loadStack = async () => (await import(/* webpackChunkName: "popups" */ './stack-view.tsx')).PopupStack;

/** Where popups appear. Their looks come with the first one: most visits open none. */
export function PopupOutlet(): ReactElement | null {
  const { stack, lost } = useUnit({ stack: $stack, lost: looksLost });
  const isNeeded = stack.length > 0;
  const PopupStack = useOnDemand(loadStack, isNeeded, lost);
  return isNeeded && PopupStack ? <PopupStack /> : null;
}
