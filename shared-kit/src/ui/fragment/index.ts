export { Fragment, FragmentPlace } from './view.tsx';
