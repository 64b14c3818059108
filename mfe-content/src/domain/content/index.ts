export { h3, list, p, steps, table } from './blocks.ts';
export { type NewsItem, newsItemContract, newsPath } from './news.ts';
export { type ContentPicture, pictureContract } from './picture.ts';
export { proseContract, proseText } from './prose.ts';
export type { ProseDocument, ProseSection } from './section.ts';
