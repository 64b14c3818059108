import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createEffect, sample, scopeBind } from 'effector';
import { foreignTarget } from '../../../../leaving/index.ts';
import { layoutStarted } from '../../../started.ts';

/** A link to another site was followed, wherever on the page it stands and whoever has drawn it. */
const leavingRequested = popupRequested.prepend((address: string) => ({
  owner: 'shell',
  name: 'redirect-confirmation',
  props: { address },
}));

const listenFx = createEffect(() => {
  const ask = scopeBind(leavingRequested, { safe: true });
  document.addEventListener('click', (event) => {
    const address = foreignTarget(event);
    if (address === null) return;
    event.preventDefault();
    ask(address);
  });
});

sample({ clock: layoutStarted, fn: () => undefined, target: listenFx });
