import { FlagdCore, MemoryStorage } from '@openfeature/flagd-core';
import type { EvaluationContext, JsonValue, Logger, Provider, ResolutionDetails } from '@openfeature/server-sdk';

/** Silent: problems of the flag file are reported where it is loaded, with its name. */
const SILENT: Logger = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/** An OpenFeature provider whose flags are replaced as a whole. */
export interface FlagFileProvider extends Provider {
  /** Takes the text of a flag file over; throws, and keeps the flags it had, when flagd does not accept it. */
  replaceFlags(text: string): void;
  /** The same as `resolveStringEvaluation`, without a promise. */
  evaluateString(key: string, context: EvaluationContext): ResolutionDetails<string>;
}

/**
 * Evaluates flagd flags inside this process (https://flagd.dev/reference/specifications/in-process-providers/). Rules are interpreted,
 * not compiled: a flag file must never become code.
 */
export function createFlagFileProvider(): FlagFileProvider {
  const options = { disableDynamicCodeGeneration: true };
  const storage = new MemoryStorage(SILENT, options);
  const core = new FlagdCore(storage, SILENT, options);
  return {
    metadata: { name: 'flag file' },
    runsOn: 'server',
    replaceFlags: (text) => void storage.setConfigurations(text, true),
    evaluateString: (key, context) => core.resolveStringEvaluation(key, '', context),
    resolveBooleanEvaluation: async (key, fallback, context) => core.resolveBooleanEvaluation(key, fallback, context),
    resolveStringEvaluation: async (key, fallback, context) => core.resolveStringEvaluation(key, fallback, context),
    resolveNumberEvaluation: async (key, fallback, context) => core.resolveNumberEvaluation(key, fallback, context),
    resolveObjectEvaluation: async <T extends JsonValue>(
      key: string,
      fallback: T,
      context: EvaluationContext,
    ): Promise<ResolutionDetails<T>> => core.resolveObjectEvaluation(key, fallback, context),
  };
}
