import ts from 'typescript';
import type { ApiCall } from '../../contracts/calls.ts';
import { shapeOfType } from '../bus/shape-of-type.ts';

/** The part of a call that a request function declares: all but its name and the fields of the response. */
export type RequestFacts = Omit<ApiCall, 'name' | 'answer'>;

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** What a function that words a request may give: an entry per address and method; null: none; empty: unreadable. */
export function readRequest(checker: ts.TypeChecker, request: ts.Expression): RequestFacts[] | null {
  const [signature] = checker.getTypeAtLocation(request).getCallSignatures();
  if (!signature) return null;
  const result = signature.getReturnType();
  const requests = result.isUnion() ? result.types : [result];
  const found = requests.map((one) => readOne(checker, one, request));
  return found.includes(null) ? null : found.flatMap((one) => one ?? []);
}

function readOne(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): RequestFacts[] | null {
  const typeOf = (name: string): ts.Type | null => {
    const property = checker.getPropertyOfType(type, name);
    return property ? checker.getTypeOfSymbolAtLocation(property, at) : null;
  };
  const address = typeOf('path');
  if (!address) return null;
  const paths = textsOf(address);
  const methods = textsOf(typeOf('method'));
  const query = typeOf('query');
  const body = typeOf('body');
  const common = {
    ...(query ? { query: namesIn(checker, query) } : {}),
    ...(body && !(body.flags & ts.TypeFlags.Undefined) ? { body: shapeOfType(checker, body) } : {}),
  };
  const readable = paths.filter((path) => path !== 'api/:' && path.startsWith('api/'));
  const wanted = methods.length > 0 ? METHODS.filter((method) => methods.includes(method)) : (['GET'] as const);
  return readable.flatMap((path) => wanted.map((method) => ({ method, path: `/${path}`, ...common })));
}

/** The texts that a type allows: `:` represents a part that a template fills in, also with a nullable value. */
function textsOf(type: ts.Type | null): string[] {
  if (!type) return [];
  if (type.isUnion()) return [...new Set(type.types.flatMap(textsOf))];
  if (type.isStringLiteral()) return [type.value.replace(/(?<=\/)(?:null|undefined)(?=\/)/g, ':')];
  return type.flags & ts.TypeFlags.TemplateLiteral ? [(type as ts.TemplateLiteralType).texts.join(':')] : [];
}

function namesIn(checker: ts.TypeChecker, query: ts.Type): string[] {
  const all = query.isUnion() ? query.types : [query];
  const names = all.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name));
  return [...new Set(names)].sort();
}
