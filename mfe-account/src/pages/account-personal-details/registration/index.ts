export { RegistrationView } from './view.tsx';
