import type ts from 'typescript';
import type { PayloadShape } from '../../contracts/bus-contract.ts';
import { shapeOfType } from '../bus/shape-of-type.ts';

/** The values that a contract accepts, as the type guard `isData` of the expression declares them; `unknown` where there is no such guard. */
export function shapeOfContract(checker: ts.TypeChecker, expression: ts.Expression): PayloadShape {
  return shapeOfContractType(checker, checker.getTypeAtLocation(expression));
}

/** The same by the type of the contract. */
export function shapeOfContractType(checker: ts.TypeChecker, contract: ts.Type): PayloadShape {
  const guard = checker.getPropertyOfType(contract, 'isData');
  const [signature] = guard ? checker.getTypeOfSymbol(guard).getCallSignatures() : [];
  const predicate = signature && checker.getTypePredicateOfSignature(signature);
  return predicate?.type ? asRead(shapeOfType(checker, predicate.type)) : { type: 'unknown' };
}

/** The shape with fields as they are read: one that is absent is `undefined`. The two values of a boolean are one shape again. */
function asRead(shape: PayloadShape): PayloadShape {
  if ('items' in shape) return { items: asRead(shape.items) };
  if ('anyOf' in shape) return { anyOf: withBoolean(shape.anyOf.map(asRead)) };
  if (!('fields' in shape)) return shape;
  const fields = Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, asRead(field)]));
  const required = shape.required.filter((name) => !mayBeAbsent(fields[name]));
  return { fields, required, ...(shape.rest && { rest: asRead(shape.rest) }) };
}

function withBoolean(parts: readonly PayloadShape[]): PayloadShape[] {
  const others = parts.filter((part) => !('value' in part && typeof part.value === 'boolean'));
  return parts.length - others.length === 2 ? [...others, { type: 'boolean' }] : [...parts];
}

function mayBeAbsent(shape: PayloadShape | undefined): boolean {
  if (shape === undefined) return true;
  if ('anyOf' in shape) return shape.anyOf.some(mayBeAbsent);
  return 'type' in shape && (shape.type === 'undefined' || shape.type === 'unknown');
}
