export type { CommandContext, OwnRepository } from './command-context.ts';
