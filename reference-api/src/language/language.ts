import type { Texts } from '../seed/index.ts';

export type Language = keyof Texts;
