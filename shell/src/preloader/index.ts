export { isBrowserShortcut } from './keys.ts';
export { hasShownPreloader, PRELOADER_COOKIE, rememberPreloader } from './memory.ts';
