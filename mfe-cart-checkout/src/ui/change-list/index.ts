export { type ChangedLine, ChangeList } from './view.tsx';
