export { type SitemapOptions, sitemap } from './plugin.ts';
