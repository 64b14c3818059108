/*
 * The bundler joins the sheets of a remote in one order, but its pages load the parts that they share in different orders. No look may depend on which
 * sheet is first, so that two sheets must not give one element rules of equal specificity. A selector whose subject has a class therefore contains no type
 * outside of `:where()`, and any other selector contains one.
 */
const compound = String.raw`(?:[^\s>+~()]|\([^()]*\))*`;
const classWithType = new RegExp(
  String.raw`^(?:.*[\s>+~(])?(?<!:where\()[a-z][\w-]*[\s>+~:.\[)].*[\s>+~]${compound}\.[a-zA-Z]${compound}$`,
);
const qualifiedClass = /(?:^|[\s>+~(])[a-z][\w-]*\.[a-zA-Z]/;
const noClassNoType = /[\s>+~](?:\*|\[[^\]]*\]|::?[\w-]+(?:\((?![a-z])[^()]*\))?)+$/;

export default {
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'selector-disallowed-list': [
      [classWithType, qualifiedClass, noClassNoType],
      {
        splitList: true,
        message: (selector) =>
          `The look of "${selector}" may depend on the order of sheets: its subject needs a class or the selector a type, not both.`,
      },
    ],
  },
};
