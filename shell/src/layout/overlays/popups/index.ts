export { PopupOutlet } from './view.tsx';
