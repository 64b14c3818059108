export { registerSitemap, type SitemapOptions } from './routes.ts';
