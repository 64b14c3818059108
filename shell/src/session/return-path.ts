import type { ShopLocation } from '@vitrava/shared-kit/bus/shell';
import { parseUrl } from '@vitrava/shared-kit/url';

/** The path is stored as it is, not as JSON, which the kit's storage items are: releases before this one read it, too. */
const KEY = 'vitrava.return.v1';

/** The link of an email with a confirmation code opens a new tab; the code is valid for less than this. */
const ANY_TAB_MS = 3_600_000;

/** Replaces this site's origin where there is no document; nothing is ever requested of it. */
const ANY_SITE = 'https://shop.invalid';

/** An address of the shop as paths are remembered: without the locale prefix, with query and anchor. */
export function pathOf({ pathname, search, hash }: ShopLocation): string {
  return pathname + search + hash;
}

/** The same path, or the start page when it would lead off this site; it may come from an address that someone else has made up. */
export function onThisSite(path: string): string {
  const url = parseUrl(path, ANY_SITE);
  return url?.origin === ANY_SITE && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}

/** Stores the path for this tab's next document, or with the time for a tab of an email; null: removes it. */
export function writeReturnPath(path: string | null): void {
  try {
    for (const [area, value] of [
      [sessionStorage, path],
      [localStorage, `${Date.now()} ${path}`],
    ] as const) {
      if (path === null || value === null) area.removeItem(KEY);
      else area.setItem(KEY, value);
    }
  } catch {
    // A closed storage: the path is remembered in this document only.
  }
}

/** The path stored by the document before, else null. `any-tab`: it continues another tab's flow. */
export function readReturnPath(from: 'this-tab' | 'any-tab'): string | null {
  try {
    const stored = from === 'any-tab' ? readRecent() : isOnTheWay() ? sessionStorage.getItem(KEY) : null;
    return stored === null ? null : onThisSite(stored);
  } catch {
    return null;
  }
}

function isOnTheWay(): boolean {
  return parseUrl(document.referrer)?.origin === location.origin;
}

function readRecent(): string | null {
  const [, at, path] = /^(\d+) (.+)$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
  return path !== undefined && Date.now() - Number(at) < ANY_TAB_MS ? path : null;
}
