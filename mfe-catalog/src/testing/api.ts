import { jest } from '@jest/globals';

/** A call that was made: its path and its query. */
export interface RecordedCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * Answers every call by `answer`: undefined is a 404, a number that status, anything else a 200 with this body.
 * Gives the list of calls, which grows.
 */
export function answerBy(answer: (requested: RecordedCall) => unknown): RecordedCall[] {
  const calls: RecordedCall[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input), 'http://shop.local');
    const requested = { path: pathname, query: Object.fromEntries(searchParams) };
    calls.push(requested);
    const body = answer(requested);
    const status = body === undefined ? 404 : typeof body === 'number' ? body : 200;
    const text = JSON.stringify(status === 200 ? body : { detail: 'No.' });
    return Promise.resolve(new Response(text, { status, headers: { 'content-type': 'application/json' } }));
  });
  return calls;
}
