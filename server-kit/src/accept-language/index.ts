export { preferredLocale } from './accept-language.ts';
