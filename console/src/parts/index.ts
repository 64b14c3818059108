export { createPartSources, type PartSources } from './parts.ts';
