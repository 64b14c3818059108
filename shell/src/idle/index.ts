export { nextPaint } from './next-paint.ts';
export { whenIdle } from './when-idle.ts';
