export type { RichTextBlock, RichTextPicture } from './blocks.ts';
export { RichText, RichTextInline, type RichTextInlineProps, type RichTextProps } from './view.tsx';
export type { RichTextWords } from './words.ts';
