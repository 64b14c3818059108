export { CookieNotice } from './view.tsx';
