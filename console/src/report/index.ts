export { type MoveType, moveAddress, type RequestedMove, stampOf } from './move.ts';
export type { ConsolePage, ConsoleSession, ConsoleView, DrawConsole, KeyFailure } from './page.ts';
export { createPartSources, type PartSources } from './parts.ts';
export type {
  CanaryFigures,
  ConsoleParts,
  ConsoleReport,
  CountedFigure,
  ExperimentFigures,
  FailingVersion,
  FreshReleaseFigures,
  LiveAudience,
  LiveRemote,
  PastMove,
  VitalFigure,
} from './report.ts';
export { hasEvidence } from './report.ts';
