export type { RichTextBlock } from './blocks.ts';
export { RichText, RichTextInline } from './view.tsx';
export type { RichTextWords } from './words.ts';
