import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';

/** Types without a shape that every build has. */
const BUILT_IN = /^(?:Date|bigint)$/;

/** The TypeScript type of a shape. Of a type that only its own build has nothing is known. */
export function typeOfShape(shape: PayloadShape): string {
  if ('type' in shape) return shape.type;
  if ('value' in shape) return JSON.stringify(shape.value);
  if ('anyOf' in shape) return shape.anyOf.map(typeOfShape).join(' | ');
  if ('items' in shape) return `ReadonlyArray<${typeOfShape(shape.items)}>`;
  if ('fields' in shape) return isTuple(shape) ? typeOfTuple(shape) : typeOfFields(shape);
  return BUILT_IN.test(shape.text) ? shape.text : 'unknown';
}

type Fields = Extract<PayloadShape, { readonly fields: unknown }>;

function typeOfFields({ fields, required, rest }: Fields): string {
  const members = Object.entries(fields).map(
    ([name, shape]) => `readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOfShape(shape)}`,
  );
  const others = rest ? [`readonly [name: string]: ${typeOfShape(rest)}`] : [];
  return `{ ${[...members, ...others].join('; ')} }`;
}

/** The build writes a tuple as an object with the places and the length of the list. */
function isTuple({ fields }: Fields): boolean {
  return 'length' in fields && Object.keys(fields).every((name) => name === 'length' || /^\d+$/.test(name));
}

function typeOfTuple({ fields, required }: Fields): string {
  const places = Object.entries(fields).filter(([name]) => name !== 'length');
  const members = places.map(([name, shape]) => (required.includes(name) ? typeOfShape(shape) : `(${typeOfShape(shape)})?`));
  return `readonly [${members.join(', ')}]`;
}
