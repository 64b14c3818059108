export { Fragment, type FragmentProps } from './view.tsx';
