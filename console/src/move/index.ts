export { type RequestedMove, type MoveType, moveAddress, stampOf } from './move.ts';
