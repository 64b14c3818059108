export { type MoveType, moveAddress, type RequestedMove, stampOf } from './move.ts';
