export { type AskedMove, type MoveType, moveAddress, stampOf } from './move.ts';
