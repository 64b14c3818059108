import { CART_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { anything, arr, num, obj, or, val } from '@withease/contracts';
import type { FailureReason } from './answers.ts';
import type { AddCommand, Command, SetCommand } from './command.ts';
import { isId, isKey, isLineAmount, readItem, unpricedLine } from './line.ts';
import type { Outbox } from './outbox.ts';

const cart = obj({ version: val(1), lines: arr(anything) });
const changes = obj({ changes: arr(anything) });
const failureContract = or(val('network'), val('unavailable'), val('limit'));
const setContract = obj({ owner: num, at: num, seen: arr(num) });

/**
 * Where the browser keeps the outbox: a guest's lines and a customer's additions as `lines`, in the shape of a server's cart line with key and
 * failure beside it, and other commands as `changes`.
 */
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

function formatLine(command: AddCommand) {
  const { key, failure } = command;
  return { ...unpricedLine(command), ...(key && { key }), ...(failure && { failure }) };
}

/**
 * Nothing that is stored is trusted: what is no cart is an empty one, what is no command is left out, the second line of a product without a key too,
 * and sums are forgotten, since money comes from the server.
 */
function readOutbox(stored: unknown): Outbox {
  if (!cart.isData(stored)) return [];
  const sets = changes.isData(stored) ? stored.changes.flatMap(readSet) : [];
  const known = new Set<unknown>();
  const isNew = ({ kind, product, key }: Command) => {
    const id = key ?? `${kind} ${product}`;
    return !known.has(id) && Boolean(known.add(id));
  };
  return [...stored.lines.flatMap(readAddition), ...sets].filter(isNew).slice(0, CART_LIMITS.lines);
}

function readAddition(stored: unknown): readonly AddCommand[] {
  const { product, amount, item, stock, key, failure } = Object(stored) as Record<string, unknown>;
  if (!isId(product) || !isLineAmount(amount)) return [];
  return [{ kind: 'add', product, amount, item: readItem(item), stock: isId(stock) ? stock : null, ...readSending(key, failure) }];
}

/** An addition is either sent under a key, or it is a guest's line. */
function readSending(key: unknown, failure: unknown): { readonly key: string | null; readonly failure: FailureReason | null } {
  return isKey(key) ? { key, failure: failureContract.isData(failure) ? failure : null } : { key: null, failure: null };
}

function readSet(stored: unknown): readonly SetCommand[] {
  const { product, amount, item, stock, key, failure } = Object(stored) as Record<string, unknown>;
  if (!setContract.isData(stored) || !isId(product) || !(amount === 0 || isLineAmount(amount)) || !isKey(key)) return [];
  const { owner, at, seen } = stored;
  const common = { product, amount, item: readItem(item), stock: isId(stock) ? stock : null, key, owner, seen, at };
  return [{ ...common, kind: amount === 0 ? 'remove' : 'set', failure: failure === 'network' ? failure : null }];
}
