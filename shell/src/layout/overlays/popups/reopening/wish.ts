import type { PopupWish } from '../stack.ts';

const KEY = 'vitrava.popup.v1';
/** A document is there in less; an older wish is nobody's any more. */
const FRESH_MS = 30_000;

/** Keeps a popup for the next document of this tab; without a storage it is not opened there. */
export function keepWish(wish: PopupWish, nowMs = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...wish, at: nowMs }));
  } catch {
    // A full or forbidden storage: the shopper opens the popup again.
  }
}

/** The popup that the document before has left to this one; null when none, and the second time. */
export function takeWish(nowMs = Date.now()): PopupWish | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('owner' in stored) || !('name' in stored)) return null;
    const { at, owner, name } = stored;
    if (typeof at !== 'number' || Math.abs(nowMs - at) > FRESH_MS || typeof owner !== 'string' || typeof name !== 'string') return null;
    const props = 'props' in stored && typeof stored.props === 'object' && stored.props !== null ? { ...stored.props } : {};
    return { owner, name, props };
  } catch {
    return null;
  }
}
