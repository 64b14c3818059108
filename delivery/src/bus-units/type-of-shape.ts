import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';

/** The TypeScript type of the shape of a payload. What the shape only names is not known to another build. */
export function typeOfShape(shape: PayloadShape): string {
  if ('type' in shape) return shape.type;
  if ('value' in shape) return JSON.stringify(shape.value);
  if ('anyOf' in shape) return shape.anyOf.map(typeOfShape).join(' | ');
  if ('items' in shape) return `ReadonlyArray<${typeOfShape(shape.items)}>`;
  return 'fields' in shape ? typeOfFields(shape) : 'unknown';
}

function typeOfFields({ fields, required, rest }: Extract<PayloadShape, { readonly fields: unknown }>): string {
  const members = Object.entries(fields).map(
    ([name, shape]) => `readonly ${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOfShape(shape)}`,
  );
  const others = rest ? [`readonly [name: string]: ${typeOfShape(rest)}`] : [];
  return `{ ${[...members, ...others].join('; ')} }`;
}
