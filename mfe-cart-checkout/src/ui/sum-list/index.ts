export { SumList, type SumRow } from './view.tsx';
