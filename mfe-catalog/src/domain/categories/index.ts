export { type CategoryNode, categoryListContract, openBranch, pathTo } from './categories.ts';
