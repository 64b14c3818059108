export { type PrunedRelease, type PruneOptions, prune } from './prune.ts';
