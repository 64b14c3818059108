export { openBrowser, type Reply, silenceTabs, tokenFor } from './browser.ts';
export { held, LOGOUT, openApi, openTab, quiet, REFRESH, returnTo, type Tab } from './shop.ts';
