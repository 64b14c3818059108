import type { VisitorAttributes } from './attributes.ts';

/** Whom an experiment is for; what is absent is not asked for. Everybody else stays with the channels. */
export interface Audience {
  readonly locales?: readonly string[];
  readonly devices?: readonly VisitorAttributes['device'][];
  /** Paths of documents without the prefix of a locale; `/product/*` is everything below. */
  readonly paths?: readonly string[];
  readonly signedIn?: boolean;
}

/** The audience as a rule in JsonLogic (https://jsonlogic.com); null for everybody. */
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
