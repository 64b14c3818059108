import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOptimisticList, emptyList, findPending, isSettled, type ListRules, type OptimisticList } from './index.ts';

/** A list of products with a note each. */
interface Notes {
  readonly item: { readonly product: number; readonly text: string };
  readonly command: { readonly text: string };
  readonly call: { readonly owner: number; readonly product: number; readonly text: string };
  readonly reason: 'unanswered' | 'refused';
}
type NoteList = OptimisticList<Notes>;

const rules: ListRules<Notes> = {
  unanswered: 'unanswered',
  join: (_, later) => later,
  plan: ({ owner, product, item, command, isUnsure }) => {
    const text = command?.text ?? '';
    return (item?.text ?? '') === text && !isUnsure ? null : { owner, product, text };
  },
  recover: ({ text }) => ({ text }),
  isGranted: ({ command }, item) => command?.text === (item?.text ?? ''),
};
const notes = createOptimisticList<Notes>(rules);
const OWNER = 5;

function readList(items: readonly Notes['item'][]): NoteList {
  const reading = { owner: OWNER, edition: 0, serial: 1 };
  return notes.readingDone(notes.readingBegun(emptyList(OWNER), reading), reading, items);
}

/** Sends the next call; fails when there is none. */
function send(list: NoteList): { readonly list: NoteList; readonly call: Notes['call'] } {
  const step = notes.nextStep(list);
  if (step?.kind !== 'call') throw new Error('There is no call to send.');
  return { list: notes.callSent(list, step.call), call: step.call };
}

describe('an optimistic list', () => {
  it('sends nothing before it has been read, and nothing that is met already', () => {
    const unread = notes.commandGiven(emptyList(OWNER), 1, { text: 'a' });
    expect(notes.nextStep(unread)).toBeNull();
    const read = notes.commandGiven(readList([{ product: 1, text: 'a' }]), 1, { text: 'a' });
    expect(notes.nextStep(read)).toEqual({ kind: 'met', product: 1 });
  });

  it('makes one call of the newest command after the one in flight, whatever was asked for in between', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }), (texts) => {
        const { list, call } = send(notes.commandGiven(readList([]), 1, { text: 'first' }));
        const burst = texts.reduce((now, text) => notes.commandGiven(now, 1, { text }), list);
        expect(notes.nextStep(burst)).toBeNull();
        const answered = notes.callDone(burst, call, { product: 1, text: 'first' });
        expect(send(answered).call.text).toBe(texts.at(-1));
      }),
    );
  });

  it('is settled only by a reading that no call has overtaken', () => {
    const { list, call } = send(notes.commandGiven(readList([]), 1, { text: 'a' }));
    const early = { owner: OWNER, edition: list.edition, serial: 2 };
    const done = notes.callDone(notes.readingBegun(list, early), call, { product: 1, text: 'a' });
    expect(notes.readingDone(done, early, [])).toBe(done);
    const late = { owner: OWNER, edition: done.edition, serial: 3 };
    const read = notes.readingDone(notes.readingBegun(done, late), late, [{ product: 1, text: 'a' }]);
    expect([isSettled(done), isSettled(read)]).toEqual([false, true]);
  });

  it('keeps what was asked for when no answer came, until the shopper tries again or gives it up', () => {
    const { list, call } = send(notes.commandGiven(readList([]), 1, { text: 'a' }));
    const failed = notes.callFailed(list, call, 'unanswered');
    expect(findPending(failed, 1)).toMatchObject({ status: 'failed', failure: 'unanswered', command: { text: 'a' } });
    expect(send(notes.changeRetried(failed, 1)).call.text).toBe('a');
    expect(notes.changeForgotten(failed, 1).pending).toEqual([]);
  });

  it('forgets an unanswered change that a reading shows to be granted', () => {
    const { list, call } = send(notes.commandGiven(readList([]), 1, { text: 'a' }));
    const failed = notes.callFailed(list, call, 'unanswered');
    const reading = { owner: OWNER, edition: failed.edition, serial: 2 };
    expect(notes.readingDone(notes.readingBegun(failed, reading), reading, [{ product: 1, text: 'a' }]).pending).toEqual([]);
  });

  it('asks for a newer command even though the one before it was refused', () => {
    const { list, call } = send(notes.commandGiven(readList([]), 1, { text: 'a' }));
    const refused = notes.callFailed(notes.commandGiven(list, 1, { text: 'b' }), call, 'refused');
    expect(send(refused).call.text).toBe('b');
  });

  it('asks anew for what is wanted of an entry that is gone', () => {
    const { list, call } = send(notes.commandGiven(readList([{ product: 1, text: 'a' }]), 1, { text: 'b' }));
    const missed = notes.entryMissed(list, call);
    expect(missed.settled).toEqual([]);
    expect(send(missed).call.text).toBe('b');
  });

  it('takes no answer to a call of another owner', () => {
    const { list, call } = send(notes.commandGiven(readList([]), 1, { text: 'a' }));
    const other = { ...list, owner: 6 };
    expect(notes.callDone(other, call, { product: 1, text: 'a' })).toBe(other);
    expect(notes.callFailed(other, call, 'refused')).toBe(other);
  });
});
