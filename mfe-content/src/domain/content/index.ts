export { type NewsItem, newsItemContract, newsPath } from './news.ts';
export { type ContentPicture, pictureContract } from './picture.ts';
export { proseContract, proseText } from './prose.ts';
