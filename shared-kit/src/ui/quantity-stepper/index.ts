export { QuantityStepper, type QuantityStepperLabels, type QuantityStepperProps } from './view.tsx';
