export { Checkbox, type CheckboxProps } from './view.tsx';
