/** What an experiment may choose visitors by, besides their id. */
export interface VisitorAttributes {
  /** Language of the requested page: `ru`, `en`. */
  readonly locale: string;
  /** Path of the requested document, without the prefix of the locale. */
  readonly path: string;
  readonly device: 'mobile' | 'tablet' | 'desktop';
  readonly signedIn: boolean;
}

/** The attributes of an unknown visitor. */
export const NO_ATTRIBUTES: VisitorAttributes = { locale: '', path: '/', device: 'desktop', signedIn: false };

/** Names in the evaluation context of a flag (https://openfeature.dev/specification/glossary#evaluation-context). */
export const ATTRIBUTE_NAMES = ['targetingKey', 'remote', 'locale', 'path', 'device', 'signedIn'] as const;
