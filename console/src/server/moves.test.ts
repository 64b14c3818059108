import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { stampOf } from '../report/index.ts';
import { csrfIn, liveIn, type OpenedConsole, openTestConsole, SERVER_FILE, viewIn } from './testing/index.ts';

const remote = 'mfe-content';
const routes = { news: '/news' };

let opened: OpenedConsole;
beforeEach(async () => {
  opened = await openTestConsole();
});
afterEach(() => opened.close());

async function openConfirmation(type: string, version: string | null, cookie: string) {
  const view = viewIn((await opened.get(`/move?${new URLSearchParams({ type, remote, ...(version && { version }) })}`, cookie)).body);
  const live = liveIn(view);
  return { seen: live ? stampOf(live) : '', csrf: csrfIn(view) };
}

async function confirm(type: string, version: string | null, reason = '') {
  const cookie = await opened.signIn();
  const form = { type, remote, ...(version && { version }), reason, ...(await openConfirmation(type, version, cookie)) };
  return { cookie, answer: await opened.post('/move', form, { cookie }) };
}

async function pointers() {
  const stored = await opened.releases.store.pointers(remote);
  if (stored.type !== 'found') throw new Error('There are no pointers.');
  return stored.value;
}

async function overview() {
  return viewIn((await opened.get('/', await opened.signIn())).body);
}

describe('a move from the console', () => {
  it('A confirmed move appears in the history with the name of the operator and the reason', async () => {
    const { answer, cookie } = await confirm('rollback', '1.0.0-a', 'empty news page');
    expect(answer.statusCode).toBe(303);
    expect((await pointers()).stable).toBe('1.0.0-a');
    expect(await opened.releases.store.history()).toMatchObject([{ move: 'rollback', remote, by: 'Ann', reason: 'empty news page' }]);
    const view = viewIn((await opened.get(String(answer.headers.location), cookie)).body);
    expect(view).toMatchObject({ done: { type: 'rollback', remote, version: '1.0.0-a' }, report: { moves: [{ by: 'Ann' }] } });
  });

  it('A move needs a new confirmation when the remote has changed since', async () => {
    const cookie = await opened.signIn();
    const answers = await openConfirmation('rollback', '1.0.0-a', cookie);
    await opened.releases.release({ remote, version: '1.2.0-c', server: SERVER_FILE, routes });
    const answer = await opened.post('/move', { type: 'rollback', remote, version: '1.0.0-a', reason: 'why', ...answers }, { cookie });
    expect(answer.statusCode).toBe(409);
    expect(viewIn(answer.body)).toMatchObject({ isChanged: true, reason: 'why', remote: { stable: '1.2.0-c' } });
    expect((await pointers()).stable).toBe('1.2.0-c');
  });

  it('A refused move shows the reason of the gate word for word', async () => {
    const { answer } = await confirm('promote', '9.9.9-x');
    expect(answer.statusCode).toBe(409);
    expect(viewIn(answer.body)).toMatchObject({ refusals: [expect.stringContaining('There is no release 9.9.9-x of mfe-content')] });
    expect(await opened.releases.store.history()).toEqual([]);
  });

  it('A preview gives a signed address of the shop for a day and moves nothing', async () => {
    const { answer } = await confirm('preview', '1.0.0-a');
    const address = expect.stringMatching(/^https:\/\/shop\.example\/_preview\?token=/);
    expect(viewIn(answer.body)).toMatchObject({ type: 'link', address });
    expect((await pointers()).stable).toBe('1.1.0-b');
  });

  it('Stopping a canary keeps the stable version and excludes the canary, which can be promoted after it is readmitted', async () => {
    await opened.releases.store.writePointers(remote, { ...(await pointers()), canary: { version: '1.0.0-a', share: 10 } });
    await confirm('stop-canary', null);
    expect(await pointers()).toMatchObject({ stable: '1.1.0-b', canary: null });
    const { answer } = await confirm('promote', '1.0.0-a');
    expect(viewIn(answer.body)).toMatchObject({ refusals: [expect.stringContaining('has been excluded by an operator since')] });
    await confirm('readmit', '1.0.0-a');
    await confirm('promote', '1.0.0-a');
    expect(await pointers()).toMatchObject({ stable: '1.0.0-a' });
  });

  it.each(['', '?type=destroy&remote=shell', '?type=promote&remote=shell', '?type=promote&remote=../x&version=1'])(
    'A query that names no move leads back to the console: %p',
    async (query) => {
      expect((await opened.get(`/move${query}`, await opened.signIn())).headers.location).toBe('/');
    },
  );
});

describe('the report of the console', () => {
  it('A canary is shown with its visitors’ observations beside those of the stable version', async () => {
    await opened.releases.store.writePointers(remote, { ...(await pointers()), canary: { version: '1.0.0-a', share: 10 } });
    expect(await overview()).toMatchObject({
      report: { parts: { canaries: [{ remote, version: '1.0.0-a', control: '1.1.0-b', share: 10, visitors: { canary: 0 }, curve: [] }] } },
    });
  });

  it('A release in its first hour is shown with what it waits for', async () => {
    const at = new Date().toISOString();
    const moved = (version: string) => ({ at, channel: 'stable', version, by: 'release' }) as const;
    await opened.releases.store.writePointers(remote, { ...(await pointers()), history: [moved('1.0.0-a'), moved('1.1.0-b')] });
    const fresh = {
      remote,
      version: '1.1.0-b',
      before: '1.0.0-a',
      words: { ru: expect.stringContaining('Посетителей мало'), en: expect.stringContaining('Too few visitors to judge it') },
    };
    expect(await overview()).toMatchObject({ report: { parts: { freshReleases: [fresh] } } });
  });
});
