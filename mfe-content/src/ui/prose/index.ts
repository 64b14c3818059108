export { InlineProse, type InlineProseProps, Prose, type ProseProps } from './view.tsx';
