export type { FittedText } from './fit.ts';
export { fitLine, fitText } from './fit.ts';
export type { Setting } from './outline.ts';
export { measure } from './outline.ts';
export type { Align } from './text.ts';
export { CAPITAL, drawText, textHeight } from './text.ts';
