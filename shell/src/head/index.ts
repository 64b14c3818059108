export { type DescribedHead, describeHead, type HeadOf } from './describe-head.ts';
export type { HeadTag } from './head-tag.ts';
