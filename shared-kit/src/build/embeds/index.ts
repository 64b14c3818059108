export { readEmbeds } from './read-embeds.ts';
