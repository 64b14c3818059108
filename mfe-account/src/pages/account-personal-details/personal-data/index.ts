export { PersonalData } from './view.tsx';
