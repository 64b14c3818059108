export type {
  ArmFigure,
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
