import data from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type FloorBrowser, lacks } from '../features.ts';

/** APIs as a page can remove them from itself. */
export interface Apis {
  /** Names of globals: interfaces, functions, objects. */
  readonly globals: readonly string[];
  /** Members by the name of what they belong to; those with the suffix `_static` are of the object itself and not of its prototype. */
  readonly members: readonly (readonly [owner: string, member: string])[];
  /** Attributes that every element, a button or a dialog may have. */
  readonly attributes: readonly string[];
}

/** All APIs that one of these browsers lacks in its oldest supported version. */
export function apisNewerThan(browsers: readonly FloorBrowser[]): Apis {
  return collect((compat) => browsers.some((browser) => lacks(browser, compat)));
}

/** These APIs alone, as `Owner.member`, `global` or `[attribute]`. */
export function apisNamed(names: readonly string[]): Apis {
  return {
    globals: names.filter((name) => /^\w+$/.test(name)),
    members: names.flatMap((name) => {
      const [owner = '', member] = name.split('.');
      return member === undefined ? [] : [[owner, member] as const];
    }),
    attributes: names.flatMap((name) => /^\[(\w+)\]$/.exec(name)?.[1] ?? []),
  };
}

function collect(isWanted: (compat: CompatStatement) => boolean): Apis {
  const { api, html, javascript } = data;
  const wantedIn = (table: Identifier | undefined): readonly string[] =>
    Object.keys(table ?? {}).filter((key) => {
      const entry = table?.[key];
      return key !== '__compat' && entry?.__compat !== undefined && isWanted(entry.__compat);
    });
  const owners = { ...api, ...(javascript['builtins'] as Identifier) } as Record<string, Identifier>;
  const elements = html['elements'] as Identifier;
  const { Window: ofWindow, ...others } = owners;
  return {
    globals: [...wantedIn(owners), ...wantedIn(ofWindow)],
    members: Object.entries(others).flatMap(([owner, table]) => wantedIn(table).map((key) => [owner, key] as const)),
    attributes: [...new Set([html['global_attributes'], elements['button'], elements['dialog']].flatMap(wantedIn))],
  };
}
