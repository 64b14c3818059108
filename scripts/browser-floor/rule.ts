import { ESLintUtils, type ParserServicesWithTypeInformation, type TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';
import { attributeFeature, type Feature, globalFeature, lackingBrowsers, memberFeature, patternFeatures } from './features.ts';

interface Use {
  readonly node: TSESTree.Node;
  readonly name: string;
  readonly feature: Feature;
}

/** Reports APIs, attributes and regular expressions that an old browser lacks, by types and MDN's data. */
export const browserFloorRule = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    defaultOptions: [],
    messages: { tooNew: '{{ name }} is newer than the browser floor: {{ browsers }} lack it.' },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context);
    const uses: Use[] = [];
    const tested = new Set<string>();

    const add = (node: TSESTree.Node, name: string, feature: Feature | undefined): void => {
      if (feature && lackingBrowsers(feature).length > 0) uses.push({ node, name, feature });
    };

    return {
      MemberExpression(node) {
        if (node.property.type !== 'Identifier' || node.computed) return;
        const { name } = node.property;
        if (isTested(node)) tested.add(name);
        add(node.property, name, featureOfMember(services, node, name));
      },
      BinaryExpression(node) {
        const name = testedByName(node);
        if (name !== null) tested.add(name);
      },
      JSXAttribute(node) {
        const { name: element } = node.parent;
        if (element.type !== 'JSXIdentifier' || !/^[a-z]/.test(element.name) || node.name.type !== 'JSXIdentifier') return;
        add(node, node.name.name, attributeFeature(element.name, node.name.name.toLowerCase()));
      },
      'Literal[regex]'(node: TSESTree.RegExpLiteral) {
        for (const feature of patternFeatures(node.regex.pattern, node.regex.flags)) add(node, node.raw, feature);
      },
      'Program:exit'() {
        for (const { identifier, isValueReference } of context.sourceCode.scopeManager?.globalScope?.through ?? []) {
          if (isTested(identifier)) tested.add(identifier.name);
          if (isValueReference && isFromLibrary(services, identifier)) add(identifier, identifier.name, globalFeature(identifier.name));
        }
        for (const { node, name, feature } of uses) {
          if (tested.has(name)) continue;
          context.report({ node, messageId: 'tooNew', data: { name, browsers: lackingBrowsers(feature).join(', ') } });
        }
      },
    };
  },
});

function featureOfMember(
  services: ParserServicesWithTypeInformation,
  node: TSESTree.MemberExpression,
  member: string,
): Feature | undefined {
  const declarations = libraryDeclarations(services, node.property);
  if (declarations.length === 0) return;
  for (const { parent } of declarations) {
    const owner = ts.isInterfaceDeclaration(parent) ? parent : parent.parent;
    if (owner && 'name' in owner && owner.name) {
      const { text } = owner.name as ts.Identifier;
      const feature = memberFeature(text, member, owner !== parent || text.endsWith('Constructor'));
      if (feature) return feature;
    }
  }
  // A mixin of the library: MDN's data list its members at the interfaces that have them.
  return typeNames(services.getTypeAtLocation(node.object))
    .map((owner) => memberFeature(owner, member, false))
    .find((feature) => feature !== undefined);
}

function typeNames(type: ts.Type): readonly string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => [part.symbol?.name ?? '', ...(part.getBaseTypes() ?? []).flatMap(typeNames)]);
}

function libraryDeclarations(services: ParserServicesWithTypeInformation, node: TSESTree.Node): readonly ts.Declaration[] {
  const declarations = services.getSymbolAtLocation(node)?.declarations ?? [];
  return declarations.filter((declaration) => services.program.isSourceFileDefaultLibrary(declaration.getSourceFile()));
}

function isFromLibrary(services: ParserServicesWithTypeInformation, node: TSESTree.Node): boolean {
  return libraryDeclarations(services, node).length > 0;
}

/** Whether an expression is only looked at: `if (x.y)`, `typeof x.y`, `!x.y`, `x.y ?? z`, `x.y?.()`. */
function isTested(node: TSESTree.Node): boolean {
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
function testedByName({ operator, left }: TSESTree.BinaryExpression): string | null {
  return operator === 'in' && left.type === 'Literal' && typeof left.value === 'string' ? left.value : null;
}
