export { Sections, type SectionsProps } from './view.tsx';
