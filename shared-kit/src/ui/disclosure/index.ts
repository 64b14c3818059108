export { Disclosure } from './view.tsx';
