export { type CountryOptions, country } from './plugin.ts';
