export { CsrfField } from './view.tsx';
