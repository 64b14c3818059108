export { type ContentPage, type ContentSection, contentPageContract } from './content-page.ts';
export { type NewsItem, newsItemContract } from './news.ts';
export { proseContract, proseText } from './prose.ts';
