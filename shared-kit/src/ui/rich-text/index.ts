export type { RichTextBlock, RichTextPicture } from './blocks.ts';
export { RichText, RichTextInline, type RichTextProps } from './view.tsx';
