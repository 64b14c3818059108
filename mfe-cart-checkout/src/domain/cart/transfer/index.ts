export { $arriving, $isTransferring, $stranded, lineMoved, moveRetried, movesLeft, movesRetried } from './model.ts';
export { moveLineFx } from './move-line.ts';
