export { Contents, type ContentsProps } from './view.tsx';
