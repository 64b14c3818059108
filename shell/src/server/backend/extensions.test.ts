import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type FakeApi, startFakeApi } from '../testing/index.ts';
import { type Extensions, watchExtensions } from './extensions.ts';

let api: FakeApi;
let reported: (readonly string[])[];
let watched: Extensions;
beforeEach(async () => {
  api = await startFakeApi();
  reported = [];
  watched = watchExtensions({ apiBaseUrl: api.url, timeoutMs: 200, onChange: (missing) => reported.push(missing) });
});
afterEach(async () => {
  watched.stop();
  await api.close();
});

describe('what a backend offers beyond the specification', () => {
  it('The offer is checked by reading alone, and nothing is logged when all of it is there', async () => {
    api.answer('/api/orders/', { status: 401, body: { detail: 'Authentication credentials were not provided.' } });
    api.answer('/api/pickup_points/', { status: 400, body: { city: ['This field is required.'] } });
    await watched.probe();
    expect(reported).toEqual([]);
    expect(api.calls).toContain('GET /api/pages/');
    expect(api.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
  });

  it('is reported once when some of it is missing, and once when it is there again', async () => {
    api.answer('/api/pages/', { status: 404, body: {} });
    api.answer('/api/news/', { status: 404, body: {} });
    await watched.probe();
    await watched.probe();
    api.answer('/api/news/', { body: {} });
    await watched.probe();
    api.answer('/api/pages/', { body: {} });
    await watched.probe();
    expect(reported).toEqual([['api/news/', 'api/pages/'], ['api/pages/'], []]);
  });

  it('is not called missing by a backend that fails, hangs or is away', async () => {
    api.answer('/api/news/', { status: 503, body: {} });
    api.answer('/api/faq/', 'hang');
    await watched.probe();
    const away = watchExtensions({ apiBaseUrl: 'http://127.0.0.1:9', timeoutMs: 200, onChange: (missing) => reported.push(missing) });
    await away.probe();
    expect(reported).toEqual([]);
  });

  it('The offer is not checked any more once the server stops', async () => {
    api.answer('/api/pages/', { status: 404, body: {} });
    const round = watched.probe();
    watched.stop();
    await round;
    expect(reported).toEqual([]);
  });
});
