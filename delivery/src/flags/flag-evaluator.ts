import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { EvaluationContext, Logger, ResolutionDetails } from '@openfeature/server-sdk';
import type { FlagTypes } from '@vitrava/shared-kit/contracts/manifest';
import type { FlagValue } from '@vitrava/shared-kit/contracts/page';

/** The values of flags that nothing decides. */
export const DEFAULT_VALUES = { boolean: false, string: '', number: 0 } as const;

/** Silent: problems of the flag file are reported where it is loaded, with its name. */
const SILENT: Logger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** Flags that are replaced as a whole. */
export interface FlagEvaluator {
  /** Takes the text of a flag file over; throws, and keeps the flags it had, when flagd does not accept it. */
  replaceFlags(text: string): void;
  evaluate(key: string, type: FlagTypes[string], context: EvaluationContext): ResolutionDetails<FlagValue>;
  /** The variant of a flag of any type. */
  variantOf(key: string, context: EvaluationContext): string | undefined;
}

/** Evaluates flagd flags in this process (https://flagd.dev/reference/specifications/in-process-providers/). */
export function createFlagEvaluator(): FlagEvaluator {
  const options = { disableDynamicCodeGeneration: true };
  const storage = new MemoryStorage(SILENT, options);
  const core = new FlagdCore(storage, SILENT, options);
  return {
    replaceFlags: (text) => void storage.setConfigurations(text, true),
    evaluate: (key, type, context) => core.resolve<FlagValue>(type, key, DEFAULT_VALUES[type], context),
    variantOf: (key, context) => storage.getFlag(key)?.evaluate(context, SILENT).variant,
  };
}
