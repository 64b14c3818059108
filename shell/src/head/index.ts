export { type DescribedHead, describeHead, type HeadOf, type HeadTag } from './describe-head.ts';
