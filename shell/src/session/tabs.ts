import { obj, or, str, val } from '@withease/contracts';
import { recordContract, type SessionRecord } from './record.ts';

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
    const channel = new BroadcastChannel('vitrava.session.v1');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (newsContract.isData(data)) onNews(data);
    });
    return { tell: (news) => channel.postMessage(news) };
  } catch {
    // Where cookies are forbidden, Firefox forbids channels too: each tab is on its own.
    return { tell: () => undefined };
  }
}
