export { SlotFragment } from './view.tsx';
