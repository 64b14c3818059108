import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { EvaluationContext, Logger, ResolutionDetails } from '@openfeature/server-sdk';

/** Silent: problems of the flag file are reported where it is loaded, with its name. */
const SILENT: Logger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** Flags that are replaced as a whole. */
export interface FlagEvaluator {
  /** Takes the text of a flag file over; throws, and keeps the flags it had, when flagd does not accept it. */
  replaceFlags(text: string): void;
  evaluateString(key: string, context: EvaluationContext): ResolutionDetails<string>;
}

/** Evaluates flagd flags in this process (https://flagd.dev/reference/specifications/in-process-providers/). */
export function createFlagEvaluator(): FlagEvaluator {
  const options = { disableDynamicCodeGeneration: true };
  const storage = new MemoryStorage(SILENT, options);
  const core = new FlagdCore(storage, SILENT, options);
  return {
    replaceFlags: (text) => void storage.setConfigurations(text, true),
    evaluateString: (key, context) => core.resolveStringEvaluation(key, '', context),
  };
}
