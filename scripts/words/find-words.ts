import { type NodePath, parseSync, traverse, type types } from '@babel/core';

/** A text that people read, in a source file. */
export interface FoundWords {
  readonly line: number;
  readonly text: string;
}

/** Attributes that browsers show or read out. */
const READ_OUT = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** Props that carry a text, as the kit names them. */
const TEXT_PROP = /(?:^text|^hint|Text|Label|Title|Hint|Description)$/;
/** Attributes whose words are code: what a browser or a program reads, none of it shown. */
const CODE = new Set([
  'allow',
  'autoComplete',
  'className',
  'content',
  'd',
  'enterKeyHint',
  'media',
  'points',
  'rel',
  'sandbox',
  'sizes',
  'srcSet',
  'transform',
]);
const CYRILLIC = /[а-яё]/i;
const LETTERS = /\p{L}{2}/u;
/** More than a name of something in code: two words, or one as a sentence begins. */
const SENTENCE = /\p{L}{2,}[,:]? \p{L}|^\p{Lu}\p{Ll}+[.!?…]?$/u;

/**
 * The words of a source file that belong in locale files: Russian text anywhere but in comments; text in JSX and in attributes that browsers
 * show or read out, sentences in any attribute of a component; text chosen by language, as `locale === 'ru' ? … : …` or `{ ru: …, en: … }`.
 */
export function findWords(code: string, file: string): FoundWords[] {
  const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const);
  const tree = parseSync(code, { configFile: false, babelrc: false, filename: file, parserOpts: { plugins: [...plugins] } });
  if (tree === null) return [];
  const found = new Map<types.Node, FoundWords>();
  const add = (node: types.Node, isRead: (text: string) => boolean) => {
    for (const [place, text] of textsOf(node)) {
      if (isRead(text)) found.set(place, { line: place.loc?.start.line ?? 0, text: text.trim() });
    }
  };
  const isText = (text: string) => LETTERS.test(text);
  traverse(tree, {
    enter({ node }) {
      if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral' || node.type === 'RegExpLiteral')
        add(node, (text) => CYRILLIC.test(text));
    },
    JSXText: ({ node }) => add(node, isText),
    JSXExpressionContainer({ node, parent }) {
      if (parent.type !== 'JSXAttribute') add(node.expression, isText);
    },
    JSXAttribute({ node: { name, value } }) {
      if (name.type !== 'JSXIdentifier' || CODE.has(name.name) || !value) return;
      const isRead = READ_OUT.has(name.name) || TEXT_PROP.test(name.name) ? isText : (text: string) => SENTENCE.test(text);
      add(value.type === 'JSXExpressionContainer' ? value.expression : value, isRead);
    },
    ConditionalExpression(path) {
      if (choosesLanguage(path)) add(path.node, (text) => SENTENCE.test(text));
    },
    ObjectExpression({ node }) {
      const values = new Map(node.properties.flatMap((one) => (one.type === 'ObjectProperty' ? [[keyOf(one), one.value] as const] : [])));
      const [ru, en] = [values.get('ru'), values.get('en')];
      if (ru && en) for (const value of [ru, en]) add(value, (text) => SENTENCE.test(text));
    },
  });
  return [...found.values()].sort((a, b) => a.line - b.line);
}

/** The texts that a node can be, as far as they stand in the code; what it calls or reads is another's. */
function textsOf(node: types.Node): [types.Node, string][] {
  switch (node.type) {
    case 'StringLiteral':
    case 'JSXText':
      return [[node, node.value]];
    case 'RegExpLiteral':
      return [[node, node.pattern]];
    case 'TemplateLiteral':
      return [[node, node.quasis.map(({ value }) => value.cooked ?? '').join('…')]];
    case 'ConditionalExpression':
      return [...textsOf(node.consequent), ...textsOf(node.alternate)];
    case 'LogicalExpression':
      return [...textsOf(node.left), ...textsOf(node.right)];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return textsOf(node.expression);
    default:
      return [];
  }
}

function choosesLanguage({ node: { test } }: NodePath<types.ConditionalExpression>): boolean {
  if (test.type !== 'BinaryExpression') return false;
  return [test.left, test.right].some((side) => side.type === 'StringLiteral' && (side.value === 'ru' || side.value === 'en'));
}

function keyOf({ key }: types.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
}
