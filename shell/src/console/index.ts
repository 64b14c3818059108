export { type AskedMove, type MoveType, moveAddress, stampOf } from './move/index.ts';
export type { ConsolePage, ConsoleView, DrawConsole } from './page/index.ts';
export type {
  CanaryFigures,
  ConsoleParts,
  ConsoleReport,
  CountedFigure,
  ExperimentFigures,
  FreshReleaseFigures,
  LiveRemote,
} from './report/index.ts';
