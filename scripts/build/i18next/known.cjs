/*
 * What is known of i18next here, as pieces of its source and what stands for them: the kit gives one language, its texts, and none of
 * the plugins and options below (shared-kit/src/i18n/texts.ts).
 */

/** Options that nobody gives: the library's own defaults, and what the kit sets once for all. */
const options = {
  appendNamespaceToMissingKey: 'false',
  fallbackLng: 'false',
  fallbackNS: 'false',
  isClone: 'false',
  keySeparator: "'.'",
  parseMissingKeyHandler: 'false',
  pluralSeparator: "'_'",
  returnEmptyString: 'false',
  returnNull: 'false',
  returnObjects: 'false',
  returnedObjectHandler: 'false',
};

/** Its variables that always have the same value. */
const variables = {
  appendNamespaceToCIMode: 'false',
  defaultData: '{}',
  defaultValue: 'undefined',
  defaultValueSuffix: "''",
  defaultValueSuffixOrdinalFallback: "''",
  handleAsObjectInI18nFormat: 'true',
  hasDefaultValue: 'false',
  ignoreJSONStructure: 'true',
  joinArrays: 'undefined',
  keySeparator: "'.'",
  looksLikeObjectPathRegExpCache: 'undefined',
  missingKeyNoValueFallbackToKey: 'false',
  needsContextHandling: 'false',
  nsSeparator: 'false',
  postProcess: 'undefined',
  returnDetails: 'false',
  seemsNaturalLanguage: 'false',
  updateMissing: 'false',
  userOptions: 'undefined',
};

/** Its expressions that always have the same value. Spaces and line breaks count as one space. */
const expressions = {
  // One instance, made and initialised once, with its texts.
  '(this.languages || this.isLanguageChangingTo) && !this.isInitialized': 'false',
  '!this.options.resources || this.options.partialBundledLanguages': 'false',
  'this.options.resources || !this.options.initAsync': 'true',
  'callback && !this.isInitialized && !options.isClone': 'false',
  'I18n.createInstance()': 'I18n',
  "['getResource', 'hasResourceBundle', 'getResourceBundle', 'getDataByLanguage']": '[]',
  "['addResource', 'addResources', 'addResourceBundle', 'removeResourceBundle']": '[]',
  'options.defaultNS == null && options.ns': 'false',
  'transformOptions(options)': 'options',
  "typeof merged.overloadTranslationOptionHandler !== 'function'": 'false',
  "typeof options === 'function'": 'false',
  'userOptions.keySeparator !== undefined': 'false',
  'userOptions.nsSeparator !== undefined': 'false',
  // No plugins.
  'res != null && postProcessorNames?.length && opt.applyPostProcessor !== false': 'false',
  's.formatter.init': 'false',
  'this.i18nFormat?.addLookupKeys': 'false',
  'this.i18nFormat?.getResource': 'false',
  'this.i18nFormat?.parse': 'false',
  'this.modules.external.forEach(m => { if (m.init) m.init(this); })': 'undefined',
  'this.modules.formatter': 'undefined',
  'this.modules.i18nFormat': 'undefined',
  'this.modules.languageDetector': 'undefined',
  'this.pendingWarnings?.forEach(msg => this.logger.warn(msg))': 'undefined',
  'this.services.languageDetector': 'undefined',
  '{ hasLoadedNamespace: this.hasLoadedNamespace.bind(this), reloadResources: this.reloadResources.bind(this) }': '{}',
  // One language, of the two that the kit knows.
  "lng?.toLowerCase() === 'cimode'": 'false',
  'lngs && !supportedLngs': 'false',
  'opt.lng || this.language': 'this.language',
  'opt.lng || this.language || resolved.usedLng': 'this.language',
  'opt.lngs ? opt.lngs : this.languageUtils.toResolveHierarchy(opt.lng || this.language, opt.fallbackLng)':
    'this.languageUtils.toResolveHierarchy(this.language)',
  'supportedLngs && isRefusedLanguageCode(this, l)': 'false',
  "typeof Intl === 'undefined'": 'false',
  '!code.match(/-|_/)': 'true',
  // Keys are strings, without a namespace.
  'nsSeparator === undefined': 'false',
  'opt.ns || this.options.defaultNS || []': 'this.options.defaultNS',
  "typeof k === 'function'": 'false',
  "typeof keys === 'function'": 'false',
  // Each call gives count, values, and whether it wants a branch; nothing else.
  '!opt.lng && resolved && resolved.res': 'false',
  'isString(joinArrays)': 'false',
  'opt.interpolation': 'false',
  'opt.nest !== false': 'false',
  'opt.ordinal': 'false',
  'options.ordinal': 'false',
  "typeof opt !== 'object' && this.options.overloadTranslationOptionHandler": 'false',
  // A missing key shows itself, a missing value leaves nothing; neither is told to anybody.
  '!objectNotReturned && (usedKey || usedDefault || updateMissing)': 'false',
  '!this.checkedLoadedFor[`${codes[0]}-${ns}`] && this.utils?.hasLoadedNamespace && !this.utils?.hasLoadedNamespace(usedNS)': 'false',
  "typeof missingInterpolationHandler === 'function'": 'true',
  // Values are put in as they are, never read as texts, formats or options.
  "!this.escapeValue && typeof str === 'string' && /\\$t\\([^)]*\\{[^}]*\\{\\{/.test(str)": 'false',
  '!key.includes(this.formatSeparator)': 'true',
  'isString(res) && (opt?.interpolation?.skipOnVariables !== undefined ? opt.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables)':
    'false',
  'options?.interpolation?.skipOnVariables !== undefined ? options.interpolation.skipOnVariables : this.options.interpolation.skipOnVariables':
    'true',
  'options?.missingInterpolationHandler || this.options.missingInterpolationHandler': 'this.options.missingInterpolationHandler',
  'this.alwaysFormat': 'false',
  'this.escapeValue': 'false',
  'this.options.interpolation.defaultVariables': 'undefined',
  '!this.useRawValueToEscape': 'true',
};

/** Members that only what is left out would read. */
const members = [
  'this.alwaysFormat',
  'this.checkedLoadedFor',
  'this.configuredLngs',
  'this.escape',
  'this.escapeValue',
  'this.formatSeparator',
  'this.format',
  'this.logger',
  'this.nestingOptionsSeparator',
  'this.nestingPrefix',
  'this.nestingPrefixText',
  'this.nestingRegexp',
  'this.nestingSuffix',
  'this.options.interpolation.format',
  'this.useRawValueToEscape',
  's.backendConnector',
  's.formatter',
  's.logger',
];

/** Classes that fetch, format, log, tell others, or choose among languages. */
const classes = {
  Connector: 'class Connector {}',
  EventEmitter: 'class EventEmitter {}',
  Formatter: 'class Formatter {}',
  LanguageUtil: 'class LanguageUtil { toResolveHierarchy(code) { return [code]; } getBestMatchFromCodes(codes) { return codes[0]; } }',
  Logger: 'class Logger {}',
};

/** Methods that the way from `createInstance` through `init` to `t` does not come by. */
const methods = {
  ResourceStore: ['addNamespaces', 'removeNamespaces', 'addResource', 'addResources', 'addResourceBundle', 'removeResourceBundle'],
  Translator: ['exists', 'getUsedParamsDetails', 'hasDefaultValue'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
  Interpolator: ['nest', 'reset'],
  I18n: ['reloadResources', 'use', 'hydrate', 'getFixedT', 'exists', 'setDefaultNamespace', 'hasLoadedNamespace', 'loadNamespaces'],
};
methods.ResourceStore.push('hasResourceBundle', 'getResourceBundle', 'toJSON');
methods.I18n.push('loadLanguages', 'dir', 'cloneInstance', 'toJSON');

module.exports = { classes, expressions, members, methods, options, variables };
