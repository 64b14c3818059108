import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { type Direction, directionOf } from './direction.ts';

/** What the text of one module takes from others: values by their names (`*`: all), never types. */
export interface ModuleImport {
  /** As the module writes it. */
  readonly from: string;
  /** By the name under which the other module exports them, what is done with each. */
  readonly names: ReadonlyMap<string, readonly Direction[]>;
}

/** Reads the imports and re-exports of a TypeScript module. */
export function importsOf(file: string): ModuleImport[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  return source.statements.flatMap((statement): ModuleImport[] => {
    if (ts.isExportDeclaration(statement)) return statement.isTypeOnly ? [] : reExports(statement);
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    const clause = statement.importClause;
    if (!clause) return [{ from, names: new Map() }];
    if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    const { namedBindings: bindings } = clause;
    if (!bindings || ts.isNamespaceImport(bindings)) return [{ from, names: new Map([['*', ['uses']]]) }];
    const taken = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly);
    const names = taken.map(({ name, propertyName }) => [(propertyName ?? name).text, directionsOf(source, name)] as const);
    return names.length > 0 ? [{ from, names: new Map(names) }] : [];
  });
}

function reExports({ moduleSpecifier, exportClause }: ts.ExportDeclaration): ModuleImport[] {
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
  if (!exportClause || !ts.isNamedExports(exportClause)) return [{ from: moduleSpecifier.text, names: new Map([['*', ['uses']]]) }];
  const taken = exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly);
  const names = taken.map(({ name, propertyName }) => [(propertyName ?? name).text, ['uses' as const]] as const);
  return names.length > 0 ? [{ from: moduleSpecifier.text, names: new Map(names) }] : [];
}

function directionsOf(source: ts.SourceFile, imported: ts.Identifier): Direction[] {
  const found: Direction[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const isName = ts.isPropertyAccessExpression(node.parent ?? node) && (node.parent as ts.PropertyAccessExpression).name === node;
    const isKey = node.parent !== undefined && ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    if (ts.isIdentifier(node) && node.text === imported.text && !isName && !isKey) found.push(directionOf(node));
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}
