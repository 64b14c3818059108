export { Toast, ToastRegion } from './view.tsx';
