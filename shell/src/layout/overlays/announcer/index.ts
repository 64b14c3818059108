export { Announcer } from './view.tsx';
