import { SIGNATURE_HEADER, sign } from '@vitrava/reference-api/acquirer';
import type { DueWebhook, Store } from './store.ts';

export type Send = (url: string, init: RequestInit) => Promise<Response>;

interface Needs {
  readonly store: Store;
  readonly secret: string;
  readonly now: () => Date;
  readonly send: Send;
  readonly report: (message: string) => void;
}

const DEADLINE_MS = 5_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;
/** More than a day at the longest pause. */
const MOST_ATTEMPTS = 300;
/** The merchant refused it; a retry would change nothing. */
const FINAL_STATUSES = new Set([400, 404, 405, 410, 413, 415, 422]);

/** Sends what is due, each with a fresh signature. What does not arrive stays in the store, over restarts too, and is sent again later. */
export function createWebhooks({ store, secret, now, send, report }: Needs) {
  let atWork: Promise<void> | null = null;

  async function deliver(webhook: DueWebhook): Promise<void> {
    const body = JSON.stringify(webhook.event);
    const status = await post(webhook.url, body);
    const isDone = (status >= 200 && status < 300) || FINAL_STATUSES.has(status) || webhook.attempts >= MOST_ATTEMPTS;
    if (isDone) store.removeWebhook(webhook.id);
    else {
      store.postponeWebhook(webhook.id, now().getTime() + Math.min(FIRST_PAUSE_MS * 2 ** webhook.attempts, LONGEST_PAUSE_MS));
      report(`a webhook about ${webhook.event.status} did not arrive (${status === 0 ? 'no answer' : status})`);
    }
  }

  async function post(url: string, body: string): Promise<number> {
    try {
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, body, now()) };
      const response = await send(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
      await response.body?.cancel();
      return response.status;
    } catch {
      return 0;
    }
  }

  return {
    /** Sends everything due now; calls at the same time join the one at work. */
    flush(): Promise<void> {
      atWork ??= (async () => {
        for (const webhook of store.findDueWebhooks(now().getTime())) await deliver(webhook);
      })().finally(() => {
        atWork = null;
      });
      return atWork;
    },
  };
}
