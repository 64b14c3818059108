export { type Choice, ChoiceCards } from './view.tsx';
