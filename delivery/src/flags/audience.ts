import { isDeepStrictEqual } from 'node:util';
import type { VisitorAttributes } from './attributes.ts';

/** The visitors of an experiment; an absent condition is always true. All other visitors stay with the channels. */
export interface Audience {
  readonly locales?: readonly string[];
  readonly devices?: readonly VisitorAttributes['device'][];
  /** Paths of documents without the prefix of a locale; `/product/*` is everything below. */
  readonly paths?: readonly string[];
  readonly signedIn?: boolean;
}

/** The audience as a rule in JsonLogic (https://jsonlogic.com); null for all visitors. */
export function ruleOf({ locales = [], devices = [], paths = [], signedIn }: Audience): object | null {
  const conditions = [
    ...(locales.length > 0 ? [{ in: [{ var: 'locale' }, locales] }] : []),
    ...(devices.length > 0 ? [{ in: [{ var: 'device' }, devices] }] : []),
    ...(paths.length > 0 ? [{ or: paths.map(pathRule) }] : []),
    ...(signedIn === undefined ? [] : [{ '==': [{ var: 'signedIn' }, signedIn] }]),
  ];
  return conditions.length === 0 ? null : { and: conditions };
}

function pathRule(path: string): object {
  return path.endsWith('*') ? { starts_with: [{ var: 'path' }, path.slice(0, -1)] } : { '==': [{ var: 'path' }, path] };
}

/** Whom a rule of `ruleOf` is for; `other` for any other rule. */
export function audienceOf(rule: unknown): Audience | 'other' {
  const conditions = listIn(rule, 'and');
  const read: Audience = Object.assign({}, ...conditions.map(conditionOf));
  return isDeepStrictEqual(ruleOf(read), rule) ? read : 'other';
}

function conditionOf(condition: unknown): Audience {
  const [variable, values] = listIn(condition, 'in');
  if (Array.isArray(values)) return nameOf(variable) === 'locale' ? { locales: values } : { devices: values };
  const paths = listIn(condition, 'or');
  if (paths.length > 0) return { paths: paths.map(pathOf) };
  const [, isSignedIn] = listIn(condition, '==');
  return typeof isSignedIn === 'boolean' ? { signedIn: isSignedIn } : {};
}

function pathOf(rule: unknown): string {
  const [, start] = listIn(rule, 'starts_with');
  const [, whole] = listIn(rule, '==');
  return typeof start === 'string' ? `${start}*` : String(whole);
}

function nameOf(variable: unknown): unknown {
  return typeof variable === 'object' && variable !== null && 'var' in variable ? variable.var : undefined;
}

function listIn(rule: unknown, operator: string): readonly unknown[] {
  const value: unknown = typeof rule === 'object' && rule !== null ? Reflect.get(rule, operator) : undefined;
  return Array.isArray(value) ? value : [];
}
