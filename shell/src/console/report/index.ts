export type {
  ArmFigure,
  ConsoleParts,
  ConsoleReport,
  CountedFigure,
  ExperimentFigures,
  FailingVersion,
  LiveAudience,
  LiveRemote,
  PastMove,
  VitalFigure,
} from './report.ts';
