import { type OpenChannel, openTabChannel } from '@vitrava/shared-kit/models/tab-channel';
import { obj, or, str, val } from '@withease/contracts';
import { readRecord, recordContract, type SessionRecord, storedRecord } from './record.ts';

/** Messages between tabs: the state of the session, and a fresh token so that one refresh serves them all. */
export interface TabMessage {
  readonly record: SessionRecord;
  readonly access: string | null;
}

export type Tabs = OpenChannel<TabMessage>;

const messageContract = obj({ record: recordContract, access: or(str, val(null)) });

/** The other tabs of this browser. */
export function openTabs(onMessage: (message: TabMessage) => void): Tabs {
  const channel = openTabChannel({ name: storedRecord.key, contract: messageContract }, onMessage);
  if (channel) return channel;
  // Without channels the stored record still contains the state of the session.
  storedRecord.follow(() => {
    const record = readRecord();
    if (record) onMessage({ record, access: null });
  });
  return { send: () => undefined };
}
