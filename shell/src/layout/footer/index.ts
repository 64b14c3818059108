export { ShellFooter } from './view.tsx';
