import type { TSESTree } from '@typescript-eslint/utils';

/** Whether an expression is only looked at: `if (x.y)`, `typeof x.y`, `!x.y`, `x.y ?? z`, `x.y?.()`. */
export function isTested(node: TSESTree.Node): boolean {
  const { parent } = node;
  if (!parent) return false;
  switch (parent.type) {
    case 'ChainExpression':
      return isTested(parent);
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'LogicalExpression':
      return parent.left === node || isTested(parent);
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'CallExpression':
      return parent.optional && parent.callee === node;
    case 'MemberExpression':
      return parent.optional && parent.object === node;
    default:
      return false;
  }
}

/** The name in `'timeout' in AbortSignal`; null in other expressions. */
export function testedByName({ operator, left }: TSESTree.BinaryExpression): string | null {
  return operator === 'in' && left.type === 'Literal' && typeof left.value === 'string' ? left.value : null;
}
