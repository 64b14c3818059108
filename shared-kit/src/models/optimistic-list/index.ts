export { createOptimisticList } from './optimistic-list.ts';
export {
  emptyList,
  findPending,
  findSettled,
  isInFlight,
  isQuiet,
  isSettled,
  type ListRules,
  type ListTypes,
  type OptimisticList,
  type PendingChange,
  type Reading,
  type Step,
} from './state.ts';
