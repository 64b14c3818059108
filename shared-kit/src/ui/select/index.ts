export { Select, type SelectOption } from './view.tsx';
