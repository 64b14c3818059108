export { QuantityStepper, type QuantityStepperLabels } from './view.tsx';
