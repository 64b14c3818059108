import type { ApiRequest } from './request.ts';

/** The start of a page and the page itself read the same record within this time. */
const SHARED_MS = 10_000;

/** Answers of shared reads by path, for each session. */
const answers = new WeakMap<AbortController, Map<string, Promise<unknown>>>();

/** Sends a call, or shares a read under way or just answered (`isShared`). Writes, failures and sign-outs drop it. */
export function shareRead(session: AbortController | null, request: ApiRequest, send: () => Promise<unknown>): Promise<unknown> {
  if (session === null) return send();
  const known = answers.get(session) ?? new Map<string, Promise<unknown>>();
  answers.set(session, known);
  const { path, method = 'GET', isShared } = request;
  const drop = () => known.delete(path);
  if (method !== 'GET') {
    drop();
    return send().finally(drop);
  }
  if (!isShared) return send();
  const answer = known.get(path) ?? send();
  if (known.get(path) === answer) return answer;
  known.set(path, answer);
  const dropThis = () => known.get(path) === answer && drop();
  void answer.then(() => setTimeout(dropThis, SHARED_MS), dropThis);
  return answer;
}
