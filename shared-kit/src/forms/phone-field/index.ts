export { FormPhoneField, type FormPhoneFieldProps } from './view.tsx';
