import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { num, obj } from '@withease/contracts';
import { allSettled, createStore, fork, type Scope, serialize } from 'effector';
import fc from 'fast-check';
import { createPageQuery, createSideQuery } from './index.ts';
import { answered, type QueryState, questionChanged, refused, reloaded, shown, unopened } from './state.ts';

const $pageSize = createStore(7, { serialize: 'ignore' });
const query = createPageQuery({
  name: 'test/goods',
  source: $pageSize,
  params: ({ params }, size) => ({ id: Number(params['id']), size }),
  call: ({ id, size }) => ({ path: `api/goods/${id}/`, query: { size } }),
  contract: obj({ id: num }),
});
const side = createSideQuery({
  name: 'test/similar',
  beside: query,
  params: () => null,
  call: () => ({ path: 'api/similar/' }),
  contract: obj({ id: num }),
  fallback: { id: 0 },
});

interface Call {
  readonly url: string;
  readonly answer: (status: number, body: unknown) => void;
  readonly lose: () => void;
}

/**
 * Calls of the API; the test decides when each is answered. Those of the side query are lost unless they are requested.
 */
function listen(answerSide?: object): { calls: Call[] } {
  const calls: Call[] = [];
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = String(input instanceof Request ? input.url : input).replace(/^.*?(?=api\/)/, '');
    if (url.startsWith('api/similar/')) {
      return answerSide
        ? Promise.resolve(new Response(JSON.stringify(answerSide), { headers: { 'content-type': 'application/json' } }))
        : Promise.reject(new TypeError('fetch failed'));
    }
    return new Promise((resolve, reject) => {
      calls.push({
        url,
        answer: (status, body) => resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
        lose: () => reject(new TypeError('fetch failed')),
      });
    });
  });
  return { calls };
}

const open = (scope: Scope, id: number) => allSettled(query.opened, { scope, params: { params: { id: String(id) }, query: {} } });
const stateOf = (scope: Scope) => [scope.getState(query.$state), scope.getState(query.$status), scope.getState(query.$data)];
const begun = async (calls: readonly Call[], count: number) => {
  while (calls.length < count) await new Promise((resolve) => setTimeout(resolve));
};

describe('the data of a page', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('The data is requested as the address requires, with the settings of that moment', async () => {
    const { calls } = listen();
    const scope = fork({ values: [[$pageSize, 12]] });
    const settled = open(scope, 5);
    await begun(calls, 1);
    expect(calls[0]?.url).toBe('api/goods/5/?size=12');
    expect(stateOf(scope)).toEqual(['loading', 503, null]);
    calls[0]?.answer(200, { id: 5 });
    await settled;
    expect(stateOf(scope)).toEqual(['ready', 200, { id: 5 }]);
  });

  it('is never that of an address that has been left', async () => {
    const { calls } = listen();
    const scope = fork();
    const settled = Promise.all([open(scope, 1), open(scope, 2)]);
    await begun(calls, 2);
    calls[1]?.answer(200, { id: 2 });
    calls[0]?.answer(200, { id: 1 });
    await settled;
    expect(stateOf(scope)).toEqual(['ready', 200, { id: 2 }]);
  });

  it.each([
    ['missing when the API knows nothing there', (call: Call) => call.answer(404, {}), 'missing', 404],
    ['failed when the API is down', (call: Call) => call.lose(), 'failed', 503],
    ['failed when the answer is not as agreed', (call: Call) => call.answer(200, { id: 'one' }), 'failed', 503],
  ])('is %s', async (_, end, state, status) => {
    const { calls } = listen();
    const scope = fork();
    const settled = open(scope, 1);
    await begun(calls, 1);
    for (const call of calls) end(call);
    await settled;
    expect(stateOf(scope)).toEqual([state, status, null]);
  });

  it('is missing without a question where nothing can be', async () => {
    const { calls } = listen();
    const scope = fork();
    const numbered = createPageQuery({
      name: 'test/numbered',
      params: ({ params }) => Number(params['id']),
      canExist: (id) => id > 0,
      call: (id) => ({ path: `api/goods/${id}/` }),
      contract: obj({ id: num }),
      read: ({ id }) => ({ number: id }),
    });
    const openNumbered = (id: string) => allSettled(numbered.opened, { scope, params: { params: { id }, query: {} } });
    await openNumbered('no-number');
    expect([scope.getState(numbered.$state), scope.getState(numbered.$status), calls.length]).toEqual(['missing', 404, 0]);
    const settled = openNumbered('4');
    await begun(calls, 1);
    calls[0]?.answer(200, { id: 4, more: true });
    await settled;
    expect(scope.getState(numbered.$data)).toEqual({ number: 4 });
  });

  it('comes when a page that failed is opened once more', async () => {
    const { calls } = listen();
    const scope = fork();
    const settled = open(scope, 1);
    await begun(calls, 1);
    calls[0]?.lose();
    await settled;
    const again = open(scope, 1);
    await begun(calls, 2);
    expect(scope.getState(query.$state)).toBe('loading');
    calls[1]?.answer(200, { id: 1 });
    await again;
    expect(stateOf(scope)).toEqual(['ready', 200, { id: 1 }]);
  });

  it('The data travels from the server to the browser, where nothing is requested again', async () => {
    const { calls } = listen({ id: 9 });
    const server = fork();
    const settled = open(server, 3);
    await begun(calls, 1);
    calls[0]?.answer(200, { id: 3 });
    await settled;
    const browser = fork({ values: JSON.parse(JSON.stringify(serialize(server))) as Record<string, unknown> });
    expect([...stateOf(browser), browser.getState(side.$data)]).toEqual(['ready', 200, { id: 3 }, { id: 9 }]);
    expect(browser.getState(query.$params)).toEqual({ id: 3, size: 7 });
    expect(calls).toHaveLength(1);
  });

  it('The data is complete without its optional part', async () => {
    const { calls } = listen();
    const scope = fork();
    const settled = open(scope, 1);
    await begun(calls, 1);
    calls[0]?.answer(200, { id: 1 });
    await settled;
    expect([scope.getState(query.$state), scope.getState(side.$data)]).toEqual(['ready', { id: 0 }]);
  });
});

describe('the state of a page query', () => {
  type State = QueryState<number, number>;
  interface Step {
    readonly kind: 'open' | 'keep' | 'reload' | 'answer' | 'show' | 'lose' | 'miss' | 'drop';
    /** Which question an answer belongs to. */
    readonly sequence: number;
  }
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('open', 'keep', 'reload', 'answer', 'show', 'lose', 'miss', 'drop'),
    sequence: fc.nat(6),
  });

  function next(state: State, { kind, sequence }: Step): State {
    if (kind === 'open') return questionChanged(state, state.sequence + 1);
    if (kind === 'keep') return questionChanged(state, state.sequence + 1, { data: state.data });
    if (kind === 'reload') return reloaded(state);
    if (kind === 'answer') return answered(state, { sequence, data: sequence });
    if (kind === 'show') return shown(state, sequence);
    if (kind === 'drop') return questionChanged(state, null);
    return refused(state, { sequence, status: kind === 'miss' ? 404 : 503 });
  }

  const walk = (moves: readonly Step[], check: (move: Step, before: State, after: State) => void) => {
    let state: State = { ...unopened<number, number>(), sequence: 1, params: 1 };
    for (const move of moves) {
      const before = state;
      state = next(before, move);
      check(move, before, state);
    }
  };

  it('The data is present exactly when it is ready, except for previous data until the next response', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (moves) => {
        const keepsPreviousData = moves.some(({ kind }) => kind === 'keep');
        walk(moves, ({ kind }, before, { state, data }) => {
          if (state === 'ready') expect(data).not.toBeNull();
          else if (!keepsPreviousData || state !== 'loading') expect(data).toBeNull();
          if (kind === 'keep') expect(data).toBe(before.data);
          if (kind === 'open' || kind === 'drop') expect(data).toBeNull();
        });
      }),
    );
  });

  it('takes only answers to the last question', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (moves) => {
        walk(moves, ({ kind, sequence }, before, after) => {
          expect(after.sequence).toBeGreaterThanOrEqual(before.sequence);
          if ((kind === 'answer' || kind === 'lose' || kind === 'miss') && sequence !== before.sequence) expect(after).toBe(before);
          if (kind === 'answer' && after !== before) expect(after.data).toBe(after.sequence);
        });
      }),
    );
  });

  it('A 404 or another request drops the shown data, and a failure does not', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (moves) => {
        walk(moves, ({ kind }, before, after) => {
          if (before.state === 'ready' && (kind === 'lose' || kind === 'reload'))
            expect(after).toMatchObject({ state: 'ready', data: before.data });
        });
      }),
    );
  });
});
