export { NewPasswordField, RepeatedPasswordField } from './view.tsx';
