export { $arriving, $isTransferring, $stranded, lineMoved, moveRetried, movesRetried } from './model.ts';
export { moveLineFx } from './move-line.ts';
