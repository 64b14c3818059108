import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { attach, sample } from 'effector';
import { createGate } from 'effector-react';
import { linkRefused, passwordSet } from '../../features/reset-link/index.ts';

type Closing = Pick<FragmentProps, 'close'>;

/** Open while the popup is. */
export const PasswordResetGate = createGate<Closing>({ name: 'PasswordResetGate', defaultState: { close: () => undefined } });

const closePopupFx = attach({ source: PasswordResetGate.state, effect: ({ close }) => close() });

// How it went is told by the page beneath.
sample({ clock: [passwordSet, linkRefused], fn: () => undefined, target: closePopupFx });
