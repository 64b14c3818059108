export { acceptsCookies } from './accepts-cookies.ts';
export { type Credentials, requestTokenFx } from './sign-in.ts';
