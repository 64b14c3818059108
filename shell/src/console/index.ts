export { type AskedMove, type MoveType, moveAddress, stampOf } from './move/index.ts';
export type { ConsolePage, ConsoleView, DrawConsole, KeyFailure } from './page/index.ts';
export type {
  CanaryFigures,
  ConsoleParts,
  ConsoleReport,
  CountedFigure,
  ExperimentFigures,
  FreshReleaseFigures,
  LiveRemote,
} from './report/index.ts';
