import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR } from '@vitrava/build-preset/browsers';
import type { Feature } from './features.ts';

export type FloorBrowser = keyof typeof BROWSER_FLOOR;

/** What MDN's data call the browsers of the floor. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const satisfies Record<FloorBrowser, BrowserName>;

export const FLOOR_BROWSERS = Object.keys(NAMES) as readonly FloorBrowser[];

/** Whether the oldest supported version of a browser lacks a feature. Support behind a flag or under another name is no support. */
export function lacks(browser: FloorBrowser, { support }: CompatStatement): boolean {
  const version = BROWSER_FLOOR[browser];
  const statements = [support[NAMES[browser]] ?? []].flat();
  return !statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternative }) =>
      isReached(added, version) && !isReached(removed, version) && !flags && prefix === undefined && alternative === undefined,
  );
}

/**
 * The old browsers that lack a feature, as text for people; without those that lack all of its interface, where code
 * never gets an object of it.
 */
export function lackingBrowsers({ compat, owner }: Feature): readonly string[] {
  return FLOOR_BROWSERS.filter((browser) => lacks(browser, compat) && !(owner && lacks(browser, owner))).map(
    (browser) => `${data.browsers[NAMES[browser]]?.name ?? browser} ${BROWSER_FLOOR[browser]}`,
  );
}

function isReached(version: string | false | undefined, floor: number): boolean {
  // «≤37»: present since that version at the latest.
  return typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= floor;
}
