export { TextArea, type TextAreaProps } from './view.tsx';
