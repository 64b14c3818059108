export { ContactButton, ContactSection } from './view.tsx';
