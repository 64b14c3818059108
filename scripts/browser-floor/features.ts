import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';

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

/** An attribute of an HTML element. */
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
