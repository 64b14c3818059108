import { createEvent, createStore, type EventCallable, type StoreWritable } from 'effector';

/** The facts of a unit beside its payload. The build reads them from the sources, so that they are literals. */
interface Declaration {
  /** Remotes that may send the unit beside its owner; every remote when absent. The gate refuses the others. */
  readonly emitters?: readonly string[];
}

/** The units of the page by `<owner>/<name>`: one copy of this module lives on a page, and one in every server file. */
const units = new Map<string, unknown>();

/** The event `<owner>/<name>`, as `chat/messageArrived`, declared in the owner's `src/bus.ts`; created once. */
export function busEvent<Payload = void>(sid: string, _declaration: Declaration = {}): EventCallable<Payload> {
  return unitOf(sid, () => createEvent<Payload>({ sid, name: sid }));
}

/** The store of the bus with this sid, such as `chat/$unreadCount`; the same holds. `initial` is plain JSON. */
export function busStore<Value>(sid: string, { initial }: Declaration & { readonly initial: Value }): StoreWritable<Value> {
  return unitOf(sid, () => createStore<Value>(initial, { sid, name: sid }));
}

function unitOf<Unit>(sid: string, create: () => Unit): Unit {
  const unit = (units.get(sid) as Unit | undefined) ?? create();
  units.set(sid, unit);
  return unit;
}
