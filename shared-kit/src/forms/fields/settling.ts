import { createContext, useContext, useEffect, useRef } from 'react';

/** What fields still have to do before their values can be sent: reading a number whose rules are on their way. */
export type Settle = () => Promise<void> | undefined;

/** The fields of the form around that may have to be waited for; null outside of a form. */
export const SettlingContext = createContext<Set<Settle> | null>(null);

/** Lets the form wait for this field before a send. `settle` never rejects; undefined when there is nothing to wait for. */
export function useSettling(settle: Settle): void {
  const settlers = useContext(SettlingContext);
  const current = useRef(settle);
  useEffect(() => {
    current.current = settle;
  });
  useEffect(() => {
    if (!settlers) return;
    const settleField = () => current.current();
    settlers.add(settleField);
    return () => void settlers.delete(settleField);
  }, [settlers]);
}
