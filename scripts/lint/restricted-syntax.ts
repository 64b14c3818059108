/*
 * What ESLint's `no-restricted-syntax` reports here, as selectors. A slash would end a pattern, so that patterns contain `\u002F`.
 */

interface Restriction {
  readonly selector: string;
  readonly message: string;
}

const CYRILLIC = '/[а-яё]/i';
const LETTERS = '/\\p{L}{2}/u';
/** More than a name of something in code: two words, or one as a sentence begins. */
const SENTENCE = '/\\p{L}{2,}[,:]? \\p{L}|^\\p{Lu}\\p{Ll}+[.!?…]?$/u';
/** Attributes that browsers show or read out, and props that carry a text, as the kit names them. */
const TEXT_ATTRIBUTE =
  '/^(?!enterKeyHint$)(?:alt|aria-(?:description|label|placeholder|roledescription|valuetext)|label|placeholder|title|text|hint|.*(?:Text|Label|Title|Hint|Description))$/';
/** Attributes whose values are for browsers and programs alone. */
const CODE_ATTRIBUTE = '/^(?:allow|autoComplete|className|content|d|enterKeyHint|media|points|rel|sandbox|sizes|srcSet|transform)$/';
const IN_BOTH_LANGUAGES =
  'ObjectExpression:has(> Property[key.name="ru"]):has(> Property[key.name="en"]) > Property[key.name=/^(?:ru|en)$/]';

/** Russian text anywhere, and text in JSX, in attributes or chosen by language: it belongs in locale files. */
export const WORDS: readonly Restriction[] = [
  `:matches(Literal[value=${CYRILLIC}], Literal[regex.pattern=${CYRILLIC}], TemplateElement[value.cooked=${CYRILLIC}])`,
  ...textIn(':matches(JSXElement, JSXFragment) > JSXExpressionContainer', LETTERS),
  ...textIn(`JSXAttribute[name.name=${TEXT_ATTRIBUTE}]`, LETTERS),
  ...textIn(`JSXAttribute[name.name=${TEXT_ATTRIBUTE}] > JSXExpressionContainer`, LETTERS),
  ...textIn(`JSXAttribute:not([name.name=${CODE_ATTRIBUTE}])`, SENTENCE),
  ...textIn(`JSXAttribute:not([name.name=${CODE_ATTRIBUTE}]) > JSXExpressionContainer`, SENTENCE),
  ...textIn('ConditionalExpression:matches([test.left.value=/^(?:ru|en)$/], [test.right.value=/^(?:ru|en)$/])', SENTENCE),
  ...textIn(IN_BOTH_LANGUAGES, SENTENCE),
].map((selector) => ({ selector, message: 'Text that people read belongs in a locale file.' }));

/** Addresses of other remotes are plain strings. Each has to be the path of one of these routes. */
export function unknownPaths(routes: readonly string[]): readonly Restriction[] {
  const patterns = routes.map((route) => route.slice(1).replaceAll('/', '\\u002F'));
  const paths = patterns.map((route) => route.replace(/:\w+/g, '[^\\u002F]+')).join('|');
  const starts = patterns.flatMap((route) => (route.includes(':') ? [route.replace(/:.*/, '$')] : [`${route}[?#]`])).join('|');
  return [
    `Literal[value=/^\\u002F(?![\\u002F*])(?!(?:${paths})(?:[?#]|$))/]`,
    `TemplateLiteral > TemplateElement:first-child[value.cooked=/^\\u002F(?!$|\\u002F|${starts})/]`,
  ].map((selector) => ({ selector, message: 'No route.json declares this path.' }));
}

/** Parts of the kit look the same everywhere: they take no class of their users (decision 089). */
export const CLASS_OF_USERS: Restriction = {
  selector: ':matches(TSPropertySignature[key.name="className"], FunctionDeclaration > ObjectPattern > Property[key.name="className"])',
  message: 'A part of the kit takes no class of its users.',
};

/** A text directly within a node, or one of two that it may be. */
function textIn(place: string, pattern: string): string[] {
  return ['', ' > ConditionalExpression', ' > LogicalExpression'].flatMap((way) => [
    `${place}${way} > Literal[value=${pattern}]`,
    `${place}${way} > TemplateLiteral > TemplateElement[value.cooked=${pattern}]`,
  ]);
}
