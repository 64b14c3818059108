import { popupBusyChanged } from '@vitrava/shared-kit/bus/shell';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { attach, type Effect, type Event, type Store, sample } from 'effector';
import { createGate, type Gate } from 'effector-react';

export interface PopupGate {
  /** Open while the popup is; its state carries the end of the popup to the outlet, and the popup's input. */
  readonly gate: Gate<FragmentProps>;
  readonly closePopupFx: Effect<void, void>;
}

/** What a popup is for: it cannot be closed while that is pending, and is closed when it is done. An effect is one. */
export interface PopupWork {
  readonly pending: Store<boolean>;
  readonly done: Event<unknown>;
}

/** Makes the gate of a popup; `name` is the gate's own, unique in this remote. */
export function createPopupGate(name: string, work?: PopupWork): PopupGate {
  const Gate = createGate<FragmentProps>({ name, sid: `mfe-account/${name}`, defaultState: { close: () => undefined, input: {} } });
  const closePopupFx = attach({ source: Gate.state, effect: ({ close }: FragmentProps) => close() });
  if (work) {
    sample({ clock: work.pending, target: popupBusyChanged });
    sample({ clock: work.done, fn: () => undefined, target: closePopupFx });
  }
  return { gate: Gate, closePopupFx };
}
