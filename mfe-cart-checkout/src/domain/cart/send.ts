import { underTabLock } from '@vitrava/shared-kit/models/tab-lock';
import { randomId } from '@vitrava/shared-kit/random-id';
import { attach, combine, createEffect, createEvent, sample, scopeBind } from 'effector';
import { spread } from 'patronum/spread';
import { isMissing } from './answers.ts';
import { sendCommandFx } from './calls.ts';
import { $cart } from './cart.ts';
import type { Command } from './command.ts';
import { $isDetached, device } from './device.ts';
import { $aside } from './requests.ts';
import { changeAfter, type SendingEnd } from './sending-end.ts';
import { lineMissed, nextCommand } from './state.ts';
import { outboxItem } from './storage.ts';

/*
 * Commands go to the server one after another, in one tab of the browser at a time. A command leaves the outbox when the server has confirmed it,
 * before the lock is released, so that no other tab sends it again; where a tab does so all the same, its key makes that harmless.
 */

const LOCK = 'vitrava.cart';
/** As long as a call may take: a tab that the system has put to sleep may hold the lock for ever. */
const LONGEST_WAIT_MS = 10_000;

interface Due {
  readonly owner: number;
  readonly command: Command;
}

/** There is nothing to send: the line that was to be removed is not there. */
const skipped = createEvent<SendingEnd>();

/** Sends a command, unless another tab has done so or someone else is shopping by now. */
const sendIfQueuedFx = attach({
  source: { cart: $cart, isDetached: $isDetached },
  async effect({ cart, isDetached }, { owner, command }: Due): Promise<void> {
    const stored = isDetached ? undefined : outboxItem.read();
    const isGone = stored?.every(({ key, product }) => key !== command.key || product !== command.product);
    if (cart.owner !== owner || isGone) return void scopeBind(device.read)();
    const key = command.key ?? randomId();
    // Stored before it is sent, so that the next page sends the very same.
    if (command.key === null) void scopeBind(device.change)({ kind: 'keyed', product: command.product, key });
    const line = cart.lines.find(({ product }) => product === command.product) ?? null;
    const sending = { owner, command: { ...command, key }, line };
    if (command.kind === 'remove' && line === null) scopeBind(skipped)({ status: 'done', params: sending, result: null });
    else await sendCommandFx(sending);
  },
});

const sendInOrderFx = createEffect(async (due: Due): Promise<void> => {
  const send = scopeBind(sendIfQueuedFx, { safe: true });
  let begun: Promise<void> | null = null;
  const begin = () => {
    begun ??= send(due).catch(() => undefined);
    return begun;
  };
  await underTabLock(LOCK, LONGEST_WAIT_MS, begin).catch(begin);
});

const $due = combine($cart, sendInOrderFx.pending, (cart, isSending) => (isSending ? null : nextCommand(cart)));
sample({
  clock: $due,
  source: $cart,
  filter: ({ owner }, command) => owner !== null && command !== null,
  fn: ({ owner }, command) => ({ owner: owner as number, command: command as Command }),
  target: sendInOrderFx,
});

sample({
  clock: [sendCommandFx.finally, skipped],
  source: { cart: $cart, aside: $aside },
  fn({ cart, aside }, end) {
    // What a session leaves behind that has ended meanwhile waits for its customer.
    const isOver = end.status === 'fail' && cart.owner !== end.params.owner;
    const change = isOver ? null : changeAfter(end, aside, randomId());
    return change ? { change } : {};
  },
  target: spread({ change: device.change }),
});
// Another tab has taken the line out: what is wanted of it makes a new one.
$cart.on(sendCommandFx.fail, (cart, { params: { owner, command, line }, error }) =>
  cart.owner === owner && line !== null && isMissing(error) ? lineMissed(cart, command.product) : cart,
);
