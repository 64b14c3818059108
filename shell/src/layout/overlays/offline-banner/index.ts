export { connectionLost } from './model.ts';
export { OfflineBanner } from './view.tsx';
