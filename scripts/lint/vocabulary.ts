import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import type { Linter } from 'eslint';
import entries from './vocabulary.json' with { type: 'json' };

interface Entry {
  readonly words: readonly string[];
  /** The terms to use instead. */
  readonly use: string;
  /** Everywhere when absent. */
  readonly in?: readonly string[];
}

const ENTRIES = entries as readonly Entry[];
const IN_IDENTIFIERS = termsOf(ENTRIES);
const IN_TEXT = termsOf(ENTRIES.filter((entry) => entry.in === undefined));
const TEXT_PATTERN = new RegExp(`\\b(?:${[...IN_TEXT.keys()].join('|')})\\b`, 'gi');
/** Code, quoted texts and addresses are not prose. */
const NOT_PROSE = /`[^`]*`|«[^»]*»|“[^”]*”|"[^"\n]*"|\]\([^)]*\)|https?:\S+/g;

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

/** Reports words of `vocabulary.json` in declared names, test titles and comments. */
export const vocabulary = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'suggestion',
    schema: [],
    defaultOptions: [],
    messages: { replace: 'Write the standard term instead of "{{word}}": {{use}} (scripts/lint/vocabulary.json).' },
  },
  create(context) {
    function checkName(node: TSESTree.Node, name: string): void {
      for (const word of wordsOf(name)) {
        const use = IN_IDENTIFIERS.get(word);
        if (use !== undefined) context.report({ node, messageId: 'replace', data: { word, use } });
      }
    }

    function checkText(node: TSESTree.Node | TSESTree.Comment, text: string): void {
      for (const [word] of text.replaceAll(NOT_PROSE, (part) => ' '.repeat(part.length)).matchAll(TEXT_PATTERN)) {
        context.report({ loc: node.loc, messageId: 'replace', data: { word, use: IN_TEXT.get(word.toLowerCase()) ?? '' } });
      }
    }

    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) checkText(comment, comment.value);
      },
      Identifier(node) {
        if (isDeclared(node)) checkName(node, node.name);
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!title || !TEST_FUNCTIONS.has(rootNameOf(callee))) return;
        if (title.type === 'Literal' && typeof title.value === 'string') checkText(title, title.value);
        if (title.type === 'TemplateLiteral') for (const quasi of title.quasis) checkText(quasi, quasi.value.raw);
      },
    };
  },
});

/** Presents the prose of a Markdown document as comments of an empty program, line by line, so that `vocabulary` checks it. */
export const documents: Linter.Processor = {
  preprocess(text) {
    let isCode = false;
    const lines = text.split('\n').map((line) => {
      const isFence = line.trimStart().startsWith('```');
      if (isFence) isCode = !isCode;
      return isFence || isCode ? '' : `// ${line}`;
    });
    return [lines.join('\n')];
  },
  postprocess: (messages) => messages.flat(),
};

function termsOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(entries.flatMap(({ words, use }) => words.map((word) => [word, use] as const)));
}

/** `isOpenNow` → `is`, `open`, `now`. */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Names of other packages and of wire formats are used, but not declared here. */
function isDeclared(node: TSESTree.Identifier): boolean {
  const { parent } = node;
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      return !('init' in parent && parent.init === node) && !('value' in parent && parent.value === node);
    case 'ArrowFunctionExpression':
      return parent.body !== node;
    case 'Property':
      return parent.parent.type === 'ObjectPattern' ? parent.value === node : parent.key === node && !parent.computed;
    case 'ImportSpecifier':
      return parent.local === node && !(parent.imported.type === 'Identifier' && parent.imported.name === node.name);
    case 'ArrayPattern':
    case 'RestElement':
    case 'AssignmentPattern':
      return !('right' in parent && parent.right === node);
    default:
      return false;
  }
}

/** `it`, also of `it.each(…)` and `test.describe`. */
function rootNameOf(callee: TSESTree.Expression): string {
  if (callee.type === 'MemberExpression') return rootNameOf(callee.object);
  if (callee.type === 'CallExpression') return rootNameOf(callee.callee);
  return callee.type === 'Identifier' ? callee.name : '';
}
