import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR } from '@vitrava/build-preset/browsers';

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

const FLOOR_BROWSERS = Object.keys(NAMES) as readonly FloorBrowser[];

/** Whether the oldest supported version of a browser lacks a feature. Support behind a flag or under another name is no support. */
export function lacks(browser: FloorBrowser, { support }: CompatStatement): boolean {
  const version = BROWSER_FLOOR[browser];
  const statements = [support[NAMES[browser]] ?? []].flat();
  return !statements.some(
    ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: alternative }) =>
      isReached(added, version) && !isReached(removed, version) && !flags && prefix === undefined && alternative === undefined,
  );
}

/** The old browsers without a feature, as text; not those without its interface, which never run such code. */
export function lackingBrowsers({ compat, owner }: Feature): readonly string[] {
  return FLOOR_BROWSERS.filter((browser) => lacks(browser, compat) && !(owner && lacks(browser, owner))).map(
    (browser) => `${data.browsers[NAMES[browser]]?.name ?? browser} ${BROWSER_FLOOR[browser]}`,
  );
}

function isReached(version: string | false | undefined, floor: number): boolean {
  // «≤37»: present since that version at the latest.
  return typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= floor;
}

/** A feature of browsers, and the interface without which no object has it. */
export interface Feature {
  readonly compat: CompatStatement;
  readonly owner?: CompatStatement | undefined;
}

const { api, html, javascript } = data;
const builtins = javascript['builtins'] as Identifier;

/** Attributes without which an element works as well. */
const HINTS = new Set(['autocapitalize', 'autofocus', 'playsinline']);

/** An own key: `constructor` and the like are no feature. */
function entry(table: Identifier | undefined, key: string): Identifier | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

function featureOf(found: Identifier | undefined, owner?: CompatStatement): Feature | undefined {
  return found?.__compat && { compat: found.__compat, owner };
}

/** A global of browsers: an interface, a function, an object. */
export function globalFeature(name: string): Feature | undefined {
  return featureOf(entry(builtins, name) ?? entry(api, name) ?? entry(entry(api, 'Window'), name));
}

/** A member of a browser's interface or of an object of the language. `owner` as TypeScript names it. */
export function memberFeature(owner: string, member: string, isStatic: boolean): Feature | undefined {
  const name = owner.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '');
  const isTypedArray = /^(?:Big)?(?:Int|Uint|Float)\d+(?:Clamped)?Array$/.test(name);
  const table = entry(builtins, isTypedArray ? 'TypedArray' : name) ?? entry(api, name);
  return featureOf((isStatic && entry(table, `${member}_static`)) || entry(table, member), isStatic ? undefined : table?.__compat);
}

export function attributeFeature(element: string, attribute: string): Feature | undefined {
  if (HINTS.has(attribute)) return;
  const own = entry(entry(html['elements'], element), attribute);
  return featureOf(own ?? entry(html['global_attributes'], attribute));
}

/** What a regular expression needs that builds cannot replace. */
export function patternFeatures(pattern: string, flags: string): readonly Feature[] {
  const grammar = javascript['regular_expressions'] as Identifier;
  const needs = [
    /\(\?<[=!]/.test(pattern) && entry(grammar, 'lookbehind_assertion'),
    /\(\?[ims-]+:/.test(pattern) && entry(grammar, 'modifier'),
    flags.includes('v') && entry(entry(builtins, 'RegExp'), 'unicodeSets'),
  ];
  return needs.flatMap((found) => featureOf(found || undefined) ?? []);
}
