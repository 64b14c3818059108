import { ESLintUtils, type TSESTree } from '@typescript-eslint/utils';
import { type Type, TypeFlags, type UnionType } from 'typescript';

type Parent = TSESTree.JSXElement | TSESTree.JSXFragment;
type Child = Parent['children'][number];

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** Text with siblings needs an element: translators replace text nodes that React would change (decision 073). */
export const separateTextElement = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: {
      wrap: 'Put this text into an element of its own, for example <span>: it has siblings, and a page translator may replace its text node.',
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);

    function mayBeText(child: Child): boolean {
      if (child.type !== 'JSXExpressionContainer') return child.type === 'JSXText';
      const isText = (type: Type): boolean => (type.isUnion() ? !isNode(type) && type.types.some(isText) : (type.flags & TEXT) !== 0);
      return isText(services.getTypeAtLocation(child.expression));
    }

    function check({ children }: Parent): void {
      const shown = children.filter(isShown);
      if (shown.length < 2) return;
      const firstConditional = shown.findIndex(isConditional);
      for (const [index, child] of shown.entries()) {
        const isStatic = child.type === 'JSXText' || isConstant(child);
        const mayMove = firstConditional !== -1 && index > firstConditional;
        if (!isBlank(child) && mayBeText(child) && (!isStatic || mayMove)) context.report({ node: child, messageId: 'wrap' });
      }
    }

    return { JSXElement: check, JSXFragment: check };
  },
});

/** React's `ReactNode`: as a rule an element. The kit wraps such children where text is usual. */
function isNode(type: UnionType): boolean {
  return type.types.some(({ symbol }) => symbol?.name === 'ReactPortal');
}

/** White space with a line break is dropped by JSX; any other becomes a text node. */
function isShown(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() !== '' || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Translators leave white space alone. */
function isBlank(child: Child): boolean {
  if (child.type === 'JSXText') return child.value.trim() === '';
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal' && String(child.expression.value).trim() === '';
}

function isConditional(child: Child): boolean {
  return child.type === 'JSXExpressionContainer' && ['LogicalExpression', 'ConditionalExpression'].includes(child.expression.type);
}

/** A literal, or `t('key')`: the language never changes within a document. */
function isConstant(child: Child): boolean {
  if (child.type !== 'JSXExpressionContainer') return false;
  const { expression } = child;
  if (expression.type === 'TemplateLiteral') return expression.expressions.every(isTranslated);
  return expression.type === 'Literal' || isTranslated(expression);
}

function isTranslated(expression: TSESTree.Node): boolean {
  return expression.type === 'CallExpression' && expression.arguments.length === 1 && expression.arguments[0]?.type === 'Literal';
}
