import type { PayloadShape } from '@vitrava/shared-kit/contracts/bus-contract';

type Fields = Extract<PayloadShape, { readonly fields: unknown }>;

/** A type that is only named in the sources cannot be compared with a schema. */
export function withoutNames(shape: PayloadShape): PayloadShape {
  if ('text' in shape) return { type: 'unknown' };
  if ('anyOf' in shape) return { anyOf: shape.anyOf.map(withoutNames) };
  if ('items' in shape) return { items: withoutNames(shape.items) };
  return 'fields' in shape ? eachField(shape, withoutNames) : shape;
}

/** What of a body leaves the browser: as JSON, which has no `undefined`. */
export function toJsonShape(body: PayloadShape): PayloadShape {
  if ('text' in body) return { type: 'unknown' };
  if ('anyOf' in body) return { anyOf: body.anyOf.filter((one) => !isUndefined(one)).map(toJsonShape) };
  if ('items' in body) return { items: toJsonShape(body.items) };
  if (!('fields' in body)) return body;
  const { fields, required, ...rest } = eachField(body, (field) => field);
  const sent = Object.entries(fields).filter(([, field]) => !isUndefined(field));
  return {
    ...rest,
    fields: Object.fromEntries(sent.map(([name, field]) => [name, toJsonShape(field)])),
    required: required.filter((name) => !mayBeUndefined(fields[name])),
  };
}

function eachField(shape: Fields, change: (field: PayloadShape) => PayloadShape): Fields {
  const fields = Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, change(field)]));
  return { ...shape, fields, ...(shape.rest ? { rest: change(shape.rest) } : {}) };
}

const isUndefined = (shape: PayloadShape): boolean => 'type' in shape && shape.type === 'undefined';

function mayBeUndefined(shape: PayloadShape | undefined): boolean {
  return shape === undefined || isUndefined(shape) || ('anyOf' in shape && shape.anyOf.some(isUndefined));
}
