/** Imports that make units: a module with one of them cannot be replaced, for the page's scope holds the state of the old units. */
const MAKES_UNITS = /\bfrom\s*['"](?:effector|patronum(?:\/[\w-]+)?|@farfetched\/[\w-]+|@vitrava\/shared-kit\/models\/[\w-]+)['"]/;

/** Modules that make stores or other units on import: when one changes, the whole page is reloaded. */
const MAKES_BY_FACTORY = /^(?:export )?const [\w${},\s]+ = create[A-Z]\w*\(/m;

/** Lets a working build refuse hot updates of models (runs on what the compilers of TypeScript have left). */
module.exports = function declineModels(source, map) {
  const isModel = MAKES_UNITS.test(source) || MAKES_BY_FACTORY.test(source);
  this.callback(null, isModel ? `${source}\nif (import.meta.webpackHot) import.meta.webpackHot.decline();\n` : source, map);
};
