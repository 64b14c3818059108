export { ExpiredForm } from './expired-form.tsx';
export { CsrfField, KeyField } from './fields.tsx';
export { SignIn } from './sign-in.tsx';
