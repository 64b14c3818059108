import type { AtRule, ChildNode, Container, Rule } from 'postcss';

const HIDING: Readonly<Record<string, RegExp>> = {
  display: /^none\b/,
  visibility: /^(?:hidden|collapse)\b/,
  opacity: /^0*\.?0+%?$/,
  'content-visibility': /^hidden\b/,
};

/** Steps of keyframes and rules for printers do not select what a screen shows. */
export function isForScreen({ parent }: Rule | AtRule): boolean {
  if (parent?.type === 'rule') return isForScreen(parent);
  return parent?.type !== 'atrule' || (appliesToScreen(parent) && isForScreen(parent));
}

function appliesToScreen({ name, params }: AtRule): boolean {
  return !/keyframes$/i.test(name) && !params.split(',').every((query) => /^\s*(?:only\s+)?print\b/i.test(query));
}

/** Whether the declarations of a rule hide what it selects, also those under a condition. */
export function isHidden({ nodes }: { readonly nodes?: readonly ChildNode[] | undefined }): boolean {
  return (nodes ?? []).some((node) => {
    if (node.type === 'atrule') return appliesToScreen(node) && isHidden(node);
    return node.type === 'decl' && HIDING[node.prop.toLowerCase()]?.test(node.value.trim().toLowerCase()) === true;
  });
}

/** A selector with those of the rules and `@scope` around it, as a browser combines them. */
export function resolveNesting(selector: string, { parent }: Container): string {
  if (parent === undefined || parent.type === 'root' || parent.type === 'document') return selector;
  const outer = selectorsOf(parent as Rule | AtRule).map((one) => resolveNesting(one, parent as Container));
  if (outer.length === 0) return resolveNesting(selector, parent as Container);
  const around = `:is(${outer.join(',')})`;
  return /&|:scope\b/.test(selector) ? selector.replaceAll(/&|:scope\b/g, around) : `${around} ${selector}`;
}

/** The selectors to which a rule or a `@scope` limits what is inside it. */
function selectorsOf(container: Rule | AtRule): readonly string[] {
  if (container.type === 'rule') return container.selectors;
  const start = container.name === 'scope' ? /^\((.*?)\)\s*(?:to\b.*)?$/s.exec(container.params)?.[1] : undefined;
  return start === undefined ? [] : [start];
}
