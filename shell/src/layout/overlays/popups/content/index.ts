export { PopupContent } from './popup-content.tsx';
