export { $isPeriodAwaited } from './kept.ts';
export { PeriodForm } from './view.tsx';
