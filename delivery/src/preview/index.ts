export { type LinkOutcome, type LinkPlace, linkToArm, linkToComposition, linkToVersions } from './link-to.ts';
export { type Preview, type PreviewEnd, type PreviewSource, readPreview } from './read-preview.ts';
