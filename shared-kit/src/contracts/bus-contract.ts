import { type Static, Type } from 'typebox';

const only = { additionalProperties: false } as const;

/**
 * What values a unit of the bus carries, written down from its TypeScript type, so that two builds can be compared without their sources:
 * a plain type, one value, one of several shapes, a list, or an object whose fields are all optional but those `required` (`rest`: the
 * shape of every other field). `text` is the type's name where it is none of these; two such are alike when their texts are.
 */
export const PayloadShapeSchema = Type.Cyclic(
  {
    Shape: Type.Union([
      Type.Object({ type: Type.Enum(['string', 'number', 'boolean', 'null', 'undefined', 'unknown', 'never']) }, only),
      Type.Object({ value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]) }, only),
      Type.Object({ anyOf: Type.Array(Type.Ref('Shape')) }, only),
      Type.Object({ items: Type.Ref('Shape') }, only),
      Type.Object(
        {
          fields: Type.Record(Type.String(), Type.Ref('Shape')),
          required: Type.Array(Type.String()),
          rest: Type.Optional(Type.Ref('Shape')),
        },
        only,
      ),
      Type.Object({ text: Type.String() }, only),
    ]),
  },
  'Shape',
);

/** The shape of a payload. */
export type PayloadShape = Static<typeof PayloadShapeSchema>;

/** The name of a unit on the bus: its owner's word and its own, which begins with `$` for a store. */
const Sid = Type.String({ pattern: '^[a-z][a-z0-9-]*/\\$?[A-Za-z][A-Za-z0-9]*$' });

const unit = { kind: Type.Enum(['event', 'store', 'effect']), payload: PayloadShapeSchema, result: Type.Optional(PayloadShapeSchema) };
const initial = Type.Optional(Type.Unknown());

/** A unit of the bus: what it carries; `result` is what an effect comes to. */
export const BusUnitSchema = Type.Object(unit, only);
/** A unit of the bus, described. */
export type BusUnit = Static<typeof BusUnitSchema>;

/** A used unit: sent, listened to or both. `initial`: first value of a store that this build may create first. */
export const UsedBusUnitSchema = Type.Object({ ...unit, initial, sends: Type.Boolean(), listens: Type.Boolean() }, only);
/** A unit of the bus with the part that a build plays. */
export type UsedBusUnit = Static<typeof UsedBusUnitSchema>;

/** A declared unit: a store's first value, remotes that may send it besides the owner (absent: all), its docblock. */
export const DeclaredBusUnitSchema = Type.Object(
  {
    ...unit,
    initial,
    emitters: Type.Optional(Type.Array(Type.String())),
    text: Type.Optional(Type.String()),
  },
  only,
);
/** A unit of the bus as its owner declares it. */
export type DeclaredBusUnit = Static<typeof DeclaredBusUnitSchema>;

/** A build's view of the bus, from its sources; `offers` are the units that it declares, `cart/itemAdded`. */
export const BusContractSchema = Type.Object(
  {
    uses: Type.Record(Sid, UsedBusUnitSchema, only),
    offers: Type.Optional(Type.Record(Sid, DeclaredBusUnitSchema, only)),
  },
  only,
);
/** A build's contract with the bus. */
export type BusContract = Static<typeof BusContractSchema>;
