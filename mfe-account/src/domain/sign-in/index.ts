export { keepsCookies } from './keeps-cookies.ts';
export { type Credentials, requestTokenFx } from './sign-in.ts';
