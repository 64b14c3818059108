export { Link } from './link.tsx';
export { Move } from './view.tsx';
