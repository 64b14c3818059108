export { ContactSection, ContactButton } from './view.tsx';
