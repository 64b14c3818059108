import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { attach, type Effect } from 'effector';
import { createGate, type Gate } from 'effector-react';

/** A popup as its models know it. */
export interface PopupGate {
  /** Open while the popup is; its state is how the outlet learns that the popup is done, and what it was asked with. */
  readonly gate: Gate<FragmentProps>;
  /** The popup is done. */
  readonly closePopupFx: Effect<void, void>;
}

/** Makes the gate of a popup; `name` is the gate's own, unique in this remote. */
export function createPopupGate(name: string): PopupGate {
  const Gate = createGate<FragmentProps>({ name, sid: `mfe-account/${name}`, defaultState: { close: () => undefined, input: {} } });
  return { gate: Gate, closePopupFx: attach({ source: Gate.state, effect: ({ close }: FragmentProps) => close() }) };
}
