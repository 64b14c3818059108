/*
 * Trusted Types (W3C, `require-trusted-types-for`; docs/decisions/067): no text becomes markup or code, in any part of
 * the program. Pages are drawn from elements, and the shop's program is loaded as modules, which are no sinks.
 */

import { readPageDocument } from '../composition/index.ts';

interface PolicyRules {
  readonly createHTML: (html: string) => string | null;
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (address: string) => string | null;
}

declare global {
  interface Window {
    readonly trustedTypes?: { readonly createPolicy: (name: 'default', rules: PolicyRules) => unknown };
  }
}

/** A custom element without attributes and content, which runs no code of the text. */
const EMPTY_ELEMENT = /^<([a-z]+(?:-[a-z]+)+)(?: ?\/>|><\/\1>)$/;

/** Judges what reaches a sink as plain text, from here on. What is null is refused: the sink throws. */
export function guardSinks(): void {
  window.trustedTypes?.createPolicy('default', {
    // React empties by it what is not its own (`Fragment`); single-spa-angular makes the element of its application.
    createHTML: (html) => (html === '' || EMPTY_ELEMENT.test(html) ? html : null),
    // Only what the document's policy allows by its hash runs of it: import maps; data that the page describes itself by does not run.
    createScript: (text) => text,
    createScriptURL: (address) => (isProgram(new URL(address, location.href)) ? address : null),
  });
}

/** The origins whose scripts run: the widget's and the tag's; of the shop's own, the page's releases alone. */
function isProgram({ origin, pathname }: URL): boolean {
  if (origin !== location.origin || pathname.startsWith('/api/pickup_widget/')) return true;
  const [folder, remote = ''] = /^\/releases\/([^/]+)\/[^/]+\//.exec(pathname) ?? [];
  return folder !== undefined && readPageDocument().composition.remotes[remote]?.entry?.startsWith(folder) === true;
}
