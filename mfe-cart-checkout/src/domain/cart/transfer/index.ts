export { $arriving, $isTransferring, $stranded, lineArrived, lineMoved, moveRetried, movesLeft, movesRetried } from './model.ts';
export { moveFailed, moveLineFx } from './move-line.ts';
