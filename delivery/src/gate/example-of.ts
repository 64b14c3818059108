import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';

const PLAIN: Readonly<Record<string, unknown>> = { string: '1', number: 1, boolean: true };

/** A value of a shape, as short as possible. Bounds and patterns are in no shape. */
export function exampleOf(shape: PayloadShape): unknown {
  if ('type' in shape) return PLAIN[shape.type] ?? null;
  if ('value' in shape) return shape.value;
  if ('anyOf' in shape) return shape.anyOf[0] ? exampleOf(shape.anyOf[0]) : null;
  if ('items' in shape) return [];
  if (!('fields' in shape)) return null;
  return Object.fromEntries(
    shape.required.flatMap((name) => {
      const field = shape.fields[name];
      return field ? [[name, exampleOf(field)] as const] : [];
    }),
  );
}
