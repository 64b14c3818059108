import { obj, or, str, val } from '@withease/contracts';
import { KEY, readRecord, recordContract, type SessionRecord } from './record.ts';

/** What tabs send each other: how the session stands, and a fresh token so that one refresh serves them all. */
export interface TabMessage {
  readonly record: SessionRecord;
  readonly access: string | null;
}

const messageContract = obj({ record: recordContract, access: or(str, val(null)) });

export interface Tabs {
  readonly send: (message: TabMessage) => void;
}

/** The other tabs of this browser. Messages live in memory and never leave the origin. */
export function openTabs(onMessage: (news: TabMessage) => void): Tabs {
  try {
    const channel = new BroadcastChannel(KEY);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (messageContract.isData(data)) onMessage(data);
    });
    return { send: (message) => channel.postMessage(message) };
  } catch {
    // Old browsers have no channels, and where cookies are forbidden Firefox forbids channels too; what is stored still says how it stands.
    addEventListener('storage', ({ key }) => {
      const record = key === KEY ? readRecord() : null;
      if (record) onMessage({ record, access: null });
    });
    return { send: () => undefined };
  }
}
