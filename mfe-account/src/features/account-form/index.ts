export { AccountForm } from './view.tsx';
