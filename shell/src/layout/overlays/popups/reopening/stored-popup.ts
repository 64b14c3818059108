import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { num, obj, str } from '@withease/contracts';
import type { PopupRequest } from '../stack.ts';

/** A document is there in less; an older request means nothing any more. */
const FRESH_MS = 30_000;

interface StoredPopup extends PopupRequest {
  /** When it was kept, in ms since 1970. */
  readonly at: number;
}

const storedContract = obj({ at: num, owner: str, name: str });
const propsContract = obj({});

const storedPopup = createStorageItem<StoredPopup | null>({
  key: 'vitrava.popup.v1',
  area: 'session',
  parse(stored) {
    if (!storedContract.isData(stored)) return null;
    const { at, owner, name, props } = stored as typeof stored & { readonly props?: unknown };
    return { at, owner, name, props: propsContract.isData(props) ? { ...props } : {} };
  },
});

/** Keeps a popup for the next document of this tab; without a storage it is not opened there. */
export function keepPopup({ owner, name, props = {} }: PopupRequest, nowMs = Date.now()): void {
  storedPopup.write({ owner, name, props, at: nowMs });
}

/** The popup that the document before has left to this one; null when none, and the second time. */
export function takePopup(nowMs = Date.now()): PopupRequest | null {
  const found = storedPopup.take();
  if (!found || Math.abs(nowMs - found.at) > FRESH_MS) return null;
  return { owner: found.owner, name: found.name, props: found.props ?? {} };
}
