export { ShellOverlays } from './view.tsx';
