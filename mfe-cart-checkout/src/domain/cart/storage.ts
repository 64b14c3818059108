import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { anything, arr, num, obj, or, val } from '@withease/contracts';
import type { AddCommand, Command, SetCommand } from './command.ts';
import { isId, isKey, isLineAmount, readItem, unpricedLine } from './line.ts';
import type { Outbox } from './outbox.ts';

const cart = obj({ version: val(1), lines: arr(anything) });
const changes = obj({ changes: arr(anything) });
const refusalContract = or(val('unavailable'), val('limit'));
const setContract = obj({ owner: num, at: num, seen: arr(num), added: anything });
/** Of all kinds together. */
const MOST_COMMANDS = 3 * CART_LIMITS.lines;

/** The stored outbox: additions as `lines` in the shape of a cart line, other commands as `changes`. */
export const outboxItem = createStorageItem<Outbox>({
  key: 'vitrava.cart.v1',
  parse: readOutbox,
  format(outbox) {
    if (outbox.length === 0) return null;
    const sets = outbox.filter(({ kind }) => kind !== 'add');
    const lines = outbox.filter((one) => one.kind === 'add').map(formatLine);
    return { version: 1, lines, ...(sets.length > 0 && { changes: sets }) };
  },
});

/** As earlier versions write it, so that their tabs and this one never send a line under two keys. */
function formatLine(command: AddCommand) {
  const { amount, key, failure } = command;
  const refused = failure === 'network' ? null : failure;
  const sending = key && { key, amount, ...(refused && { refused }) };
  return { ...unpricedLine(command), ...(sending && { sending }), ...(failure === 'network' && { isUnanswered: true }) };
}

/** Stored content is never trusted: invalid parts are left out, and sums dropped, since money is the server's. */
function readOutbox(stored: unknown): Outbox {
  if (!cart.isData(stored)) return [];
  const sets = changes.isData(stored) ? stored.changes.flatMap(readSet) : [];
  const known = new Set<unknown>();
  const isNew = ({ kind, product, key }: Command) => {
    const id = key ?? `${kind} ${product}`;
    return !known.has(id) && Boolean(known.add(id));
  };
  const commands = [...stored.lines.flatMap(readLine), ...sets].filter(isNew).slice(0, MOST_COMMANDS);
  const products = new Set([...new Set(commands.map(({ product }) => product))].slice(0, CART_LIMITS.lines));
  return commands.filter(({ product }) => products.has(product));
}

/** A line is what is being sent under a key, and the rest that came to it since. */
function readLine(stored: unknown): readonly AddCommand[] {
  const { product, amount, item, stock, sending, isUnanswered } = Object(stored) as Record<string, unknown>;
  if (!isId(product) || !isLineAmount(amount)) return [];
  const failure = isUnanswered === true ? ('network' as const) : null;
  const line = { kind: 'add' as const, product, item: readItem(item), stock: isId(stock) ? stock : null, key: null, failure };
  const { key, amount: sent, refused } = Object(sending) as Record<string, unknown>;
  if (!isKey(key) || !isLineAmount(sent)) return [{ ...line, amount }];
  const first = { ...line, amount: sent, key, failure: refusalContract.isData(refused) ? refused : failure };
  return amount > sent ? [first, { ...line, amount: amount - sent }] : [first];
}

function readSet(stored: unknown): readonly SetCommand[] {
  const { product, amount, item, stock, key, failure } = Object(stored) as Record<string, unknown>;
  if (!setContract.isData(stored) || !isId(product) || !(amount === 0 || isLineAmount(amount)) || !isKey(key)) return [];
  const { owner, at, seen } = stored;
  const added = isLineAmount(stored.added) ? stored.added : 0;
  const common = { product, amount, item: readItem(item), stock: isId(stock) ? stock : null, key, owner, seen, added, at };
  return [{ ...common, kind: amount === 0 ? 'remove' : 'set', failure: failure === 'network' ? failure : null }];
}
