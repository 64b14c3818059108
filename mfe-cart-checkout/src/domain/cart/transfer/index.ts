export { $arriving, $isTransferring, $stranded, lineMoved, moveRetried, movesLeft, movesRetried } from './model.ts';
export { moveFailed, moveLineFx } from './move-line.ts';
