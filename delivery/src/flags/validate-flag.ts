import { StandardResolutionReasons } from '@openfeature/server-sdk';
import { LOCALE_CODES, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { FlagTypes } from '@vitrava/shared-kit/contracts/manifest';
import { ATTRIBUTE_NAMES, NO_ATTRIBUTES } from './attributes.ts';
import type { FlagEvaluator } from './flag-evaluator.ts';
import { flagKeyOf } from './flag-schema.ts';
import { valuesUnder, variableOf, variablesIn } from './rule-parts.ts';

/** A flag that runs an experiment, as far as it is looked at here. */
export interface ExperimentFlag {
  readonly variants: Readonly<Record<string, unknown>>;
  readonly defaultVariant?: unknown;
  readonly targeting?: unknown;
  readonly metadata?: { readonly startedAt?: string };
}

/** Browsers report the variant that they have shown by its name. */
const VARIANT_NAME = /^[A-Za-z0-9_.$:/-]{1,80}$/;
const VALUE_TYPES = ['boolean', 'string', 'number'];
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.-]{0,100}$/;
/** Attributes of which all values are known. */
const VALUES: Readonly<Record<string, readonly (string | boolean)[]>> = {
  locale: LOCALE_CODES,
  device: ['mobile', 'tablet', 'desktop'],
  signedIn: [true, false],
};
const SAMPLES = (['mobile', 'tablet', 'desktop'] as const).flatMap((device) =>
  LOCALE_CODES.flatMap((locale) => [true, false].map((signedIn) => ({ ...NO_ATTRIBUTES, device, locale, signedIn }))),
);

/** Why an experiment would give visitors no version or value, which flagd finds only at evaluation; null for a sound flag. */
export function findFlagError(key: string, flag: ExperimentFlag): string | null {
  return (
    validateVariants(key, flag) ??
    validateOutcomes(key, flag, outcomesOf(flag.targeting ?? null)) ??
    validateWeights(key, flag.targeting) ??
    validateAttributes(key, flag.targeting) ??
    validateValues(key, flag.targeting) ??
    validatePaths(key, flag.targeting) ??
    validateStart(key, flag) ??
    validateNumber(key, flag)
  );
}

/** Evaluates a flag for visitors of each kind, and returns the first error; null when there is none. */
export function findEvaluationError(key: string, { variants }: ExperimentFlag, evaluator: FlagEvaluator): string | null {
  const type = typeof Object.values(variants)[0] as FlagTypes[string];
  for (const sample of SAMPLES) {
    const { reason, errorMessage } = evaluator.evaluate(key, type, { ...sample, targetingKey: 'sample', remote: key });
    if (reason === StandardResolutionReasons.ERROR) return errorMessage ?? `${key} cannot be evaluated`;
  }
  return null;
}

function validateVariants(key: string, { variants, defaultVariant }: ExperimentFlag): string | null {
  const misnamed = Object.keys(variants).find((name) => !VARIANT_NAME.test(name));
  if (misnamed !== undefined) return `the variant "${misnamed}" of ${key} must have a name of up to 80 Latin letters, digits and _.$:/-`;
  const valueError = key.startsWith(flagKeyOf('')) ? validateVersions(key, variants) : validateTypes(key, variants);
  if (valueError !== null) return valueError;
  if (Object.keys(variants).length === 0) return `${key} has no variants`;
  if (defaultVariant === undefined || defaultVariant === null) return null;
  return typeof defaultVariant === 'string' && Object.hasOwn(variants, defaultVariant)
    ? null
    : `the defaultVariant ${JSON.stringify(defaultVariant)} of ${key} is none of its variants`;
}

function validateVersions(key: string, variants: ExperimentFlag['variants']): string | null {
  const wrong = Object.entries(variants).find(([, value]) => typeof value !== 'string' || !VERSION.test(value));
  return wrong
    ? `the variant "${wrong[0]}" of ${key} is ${JSON.stringify(wrong[1])}, but must be a version such as "0.1.0-344d2de1ee"`
    : null;
}

function validateTypes(key: string, variants: ExperimentFlag['variants']): string | null {
  const types = new Set(Object.values(variants).map((value) => typeof value));
  const areKnown = [...types].every((type) => VALUE_TYPES.includes(type));
  return types.size > 1 || !areKnown ? `the variants of ${key} must all be of one type: ${VALUE_TYPES.join(', ')}` : null;
}

function validateOutcomes(key: string, { variants }: ExperimentFlag, outcomes: readonly Outcome[]): string | null {
  for (const { name, by } of outcomes) {
    if (by !== undefined)
      return `the targeting of ${key} ends in "${by}", whose outcome cannot be checked: end in "fractional" or in a variant`;
    if (typeof name === 'string' && !Object.hasOwn(variants, name))
      return `the targeting of ${key} names the variant "${name}", which it does not have (it has ${Object.keys(variants).join(', ')})`;
  }
  return null;
}

/** An outcome of a rule: a variant, null for the default variant, or what `by` decides. */
interface Outcome {
  readonly name?: string | null;
  readonly by?: string;
}

function outcomesOf(rule: unknown): readonly Outcome[] {
  if (rule === null || typeof rule === 'string') return [{ name: rule }];
  if (Array.isArray(rule) || typeof rule !== 'object') return [{ by: JSON.stringify(rule) }];
  const [[operator, values] = []] = Object.entries(rule as Record<string, unknown>);
  if (operator === undefined) return [{ name: null }];
  if (!Array.isArray(values)) return [{ by: operator }];
  if (operator === 'if' || operator === '?:') return values.filter(isBranch).flatMap(outcomesOf);
  if (operator === 'fractional') return values.filter(Array.isArray).flatMap(([name]: unknown[]) => outcomesOf(name ?? null));
  return [{ by: operator }];
}

/** Of `if`: every second value, and the last one when their number is odd. */
function isBranch(_value: unknown, index: number, all: readonly unknown[]): boolean {
  return index % 2 === 1 || (index === all.length - 1 && index > 0);
}

function validateAttributes(key: string, rule: unknown): string | null {
  const known: readonly string[] = ATTRIBUTE_NAMES;
  const unknown = variablesIn(rule).find((name) => !known.includes(name) && !name.startsWith('$flagd.'));
  return unknown === undefined ? null : `the targeting of ${key} asks for "${unknown}", but knows only ${known.join(', ')}`;
}

/** In a split of nothing, all visitors are in no arm. */
function validateWeights(key: string, rule: unknown): string | null {
  for (const buckets of valuesUnder(rule, 'fractional')) {
    const weights = Array.isArray(buckets) ? buckets.filter(Array.isArray).map(([, weight = 1]: unknown[]) => weight) : [];
    const wrong = weights.find((weight) => typeof weight !== 'number' || !Number.isInteger(weight) || weight < 0);
    if (wrong !== undefined) return `a weight in the split of ${key} is ${JSON.stringify(wrong)}, but must be a whole number from 0`;
    if (weights.length > 0 && weights.every((weight) => weight === 0)) return `the weights in the split of ${key} are all zero`;
  }
  return null;
}

/** A rule that compares an attribute with a value that it never has is never true. */
function validateValues(key: string, rule: unknown): string | null {
  const compared = ['==', '===', '!=', '!==', 'in'].flatMap((operator) => valuesUnder(rule, operator));
  for (const sides of compared) {
    if (!Array.isArray(sides)) continue;
    const name = sides.map(variableOf).find((variable) => variable !== null);
    const known = name === undefined ? undefined : VALUES[name ?? ''];
    const values = sides.flat().filter((value) => typeof value !== 'object' || value === null);
    const wrong = known && values.find((value) => !known.includes(value as string | boolean));
    if (wrong !== undefined)
      return `the targeting of ${key} compares "${name}" with ${JSON.stringify(wrong)}, but it is one of ${known?.map((value) => JSON.stringify(value)).join(', ')}`;
  }
  return null;
}

/** A document's path has no language, no query and no slash at its end; a star is of the command line alone, at the end of a path. Parts of a path are not looked at. */
function validatePaths(key: string, rule: unknown): string | null {
  for (const operator of ['==', '===', '!=', '!==', 'in', 'starts_with']) {
    for (const sides of valuesUnder(rule, operator)) {
      const isCompared = Array.isArray(sides) && sides.some((side) => variableOf(side) === 'path');
      if (!isCompared || (operator === 'in' && !Array.isArray(sides[1]))) continue;
      const wrong = sides.flat().find((value) => typeof value === 'string' && !isPath(value, operator === 'starts_with'));
      if (wrong !== undefined)
        return `the targeting of ${key} compares "path" with ${JSON.stringify(wrong)}, but it is a path such as "/news": its language is "locale"`;
    }
  }
  return null;
}

function isPath(text: string, isBeginning: boolean): boolean {
  const hasOwnEnd = isBeginning || text === '/' || !text.endsWith('/');
  return /^\/[^?#*]*$/.test(text) && splitLocale(text).prefix === null && hasOwnEnd;
}

function validateStart(key: string, { metadata }: ExperimentFlag): string | null {
  const { startedAt } = metadata ?? {};
  if (startedAt === undefined || (/^\d{4}-\d\d-\d\dT.*Z$/.test(startedAt) && Number.isFinite(Date.parse(startedAt)))) return null;
  return `startedAt of ${key} is "${startedAt}", but must be a time such as 2026-01-02T03:04:05Z`;
}

/** With nothing to compare it with, nothing can come of an arm. */
function validateNumber(key: string, { variants }: ExperimentFlag): string | null {
  const [only, second] = Object.keys(variants);
  return second === undefined ? `${key} has one variant alone (${only}), but an experiment compares two or more` : null;
}
