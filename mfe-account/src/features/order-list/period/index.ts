export { $isPeriodAwaited } from './stored.ts';
export { PeriodForm } from './view.tsx';
