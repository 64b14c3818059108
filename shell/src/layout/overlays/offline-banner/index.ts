export { OfflineBanner } from './view.tsx';
