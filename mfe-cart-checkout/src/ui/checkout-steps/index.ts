export { CheckoutSteps, type StepMark } from './view.tsx';
