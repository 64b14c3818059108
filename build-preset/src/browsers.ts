/**
 * The browser floor: the oldest browsers that run the shop, by their names in browserslist (docs/decisions/083). SWC and Lightning CSS build for it,
 * the lint rule and the browser test in `scripts/browser-floor` derive from it which APIs are too new. Samsung Internet 18 is Chromium 99.
 */
export const BROWSER_FLOOR = { chrome: 100, edge: 100, firefox: 100, safari: 15.4, ios_saf: 15.4, samsung: 18 } as const;

/** The same as queries of browserslist. */
export const BROWSERS = Object.entries(BROWSER_FLOOR).map(([name, version]) => `${name} >= ${version}`);
