export type { OwnRepository, Workbench } from './command-context.ts';
