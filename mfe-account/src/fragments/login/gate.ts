import { attach } from 'effector';
import { createGate } from 'effector-react';

/** Open while the popup is; `close` is how its outlet is told that it is done. */
export const LoginGate = createGate<{ close: () => void }>({ name: 'LoginGate', defaultState: { close: () => undefined } });

export const closePopupFx = attach({ source: LoginGate.state, effect: ({ close }) => close() });
