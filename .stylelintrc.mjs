import { readFileSync } from 'node:fs';

/*
 * The bundler joins the sheets of a remote in one order, but its pages load the parts that they share in different orders. No look may depend on which
 * sheet is first, so that two sheets must not give one element rules of equal specificity. A selector whose subject has a class therefore contains no type
 * outside of `:where()`, and any other selector contains one. The gate applies the same patterns to every release.
 */
const patterns = readFileSync(new URL('./delivery/src/gate/styles/order-dependent.json', import.meta.url), 'utf8');

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'selector-disallowed-list': [
      JSON.parse(patterns).map((pattern) => new RegExp(pattern)),
      {
        splitList: true,
        message: (selector) =>
          `The look of "${selector}" may depend on the order of sheets: its subject needs a class or the selector a type, not both.`,
      },
    ],
  },
};
