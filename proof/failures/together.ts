import { notRun, type Verdict } from './cell.ts';

/** Someone who meets a fault, and is still there at its end. */
export interface Visit {
  /** Does what the fault disturbs. */
  meet(): Promise<void>;
  /** The fault has ended. */
  recover(): Promise<Verdict>;
}

export interface Fault {
  begin(): Promise<void> | void;
  end(): Promise<void> | void;
}

/** Waits until every visit is open, begins the fault, lets all meet it, ends it and returns the verdicts. A cell that does not apply has its verdict already. */
export async function meetTogether(visits: readonly Promise<Visit | Verdict>[], { begin, end }: Fault): Promise<Verdict[]> {
  const opened = await Promise.allSettled(visits);
  await begin();
  try {
    const met = await Promise.allSettled(
      opened.map(async (one) => {
        if (one.status === 'fulfilled' && 'meet' in one.value) await one.value.meet();
      }),
    );
    await end();
    return await Promise.all(
      opened.map(async (one, index): Promise<Verdict> => {
        if (one.status === 'rejected') return notRun(one.reason);
        if (!('recover' in one.value)) return one.value;
        const verdict = await one.value.recover().catch(notRun);
        const meeting = met[index];
        return meeting?.status === 'rejected' ? notRun(meeting.reason) : verdict;
      }),
    );
  } finally {
    await end();
  }
}
