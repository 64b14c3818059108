export { type Credentials, requestTokenFx } from './sign-in.ts';
