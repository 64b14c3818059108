export { Notice, type NoticeProps } from './view.tsx';
