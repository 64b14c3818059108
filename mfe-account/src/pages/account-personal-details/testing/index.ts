export { ANNA, button, field, open, showDetails, write } from './show-details.tsx';
