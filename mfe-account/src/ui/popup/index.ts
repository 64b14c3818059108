export { PopupHeading, PopupOutcome } from './view.tsx';
