export { SignIn } from './view.tsx';
