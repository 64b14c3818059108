import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { attach } from 'effector';
import { createGate } from 'effector-react';

/** Open while the popup is; `close` is how its outlet is told that it is done, `input` what it was asked with. */
export const LoginGate = createGate<FragmentProps>({ name: 'LoginGate', defaultState: { close: () => undefined, input: {} } });

export const closePopupFx = attach({ source: LoginGate.state, effect: ({ close }) => close() });
