export { type CategoryNode, openBranch, pathTo } from './categories.ts';
