export { openBrowser, type Reply, silenceTabs, tokenFor, tokenOf } from './browser.ts';
export { held, LOGOUT, openApi, openTab, quiet, REFRESH, replaceToken, returnTo, sessionValues, type Tab } from './shop.ts';
