import { obj, or, str, val } from '@withease/contracts';
import { KEY, readRecord, recordContract, type SessionRecord } from './record.ts';

/** What tabs tell each other: how the session stands, and a fresh token so that one refresh serves them all. */
export interface TabNews {
  readonly record: SessionRecord;
  readonly access: string | null;
}

const newsContract = obj({ record: recordContract, access: or(str, val(null)) });

export interface Tabs {
  readonly tell: (news: TabNews) => void;
}

/** The other tabs of this browser. Messages live in memory and never leave the origin. */
export function openTabs(onNews: (news: TabNews) => void): Tabs {
  try {
    const channel = new BroadcastChannel(KEY);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (newsContract.isData(data)) onNews(data);
    });
    return { tell: (news) => channel.postMessage(news) };
  } catch {
    // Old browsers have no channels, and where cookies are forbidden Firefox forbids channels too; what is stored still tells how it stands.
    addEventListener('storage', ({ key }) => {
      const record = key === KEY ? readRecord() : null;
      if (record) onNews({ record, access: null });
    });
    return { tell: () => undefined };
  }
}
