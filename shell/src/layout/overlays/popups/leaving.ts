import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, sample, scopeBind } from 'effector';
import { foreignTarget } from '../../../leaving/index.ts';
import { layoutStarted } from '../../started.ts';

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
