export { Button, ButtonLink } from './view.tsx';
