export { Select, type SelectOption, type SelectProps } from './view.tsx';
