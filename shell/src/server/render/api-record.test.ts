import { describe, expect, it } from '@jest/globals';
import { createApiRecord } from './api-record.ts';

const MINUTE_MS = 60_000;

function open() {
  const clock = { now: 0 };
  const record = createApiRecord(() => clock.now);
  const judge = (apiFaults: readonly string[], answered: readonly string[] = []) => record.judge({ apiFaults, answered });
  return { clock, judge };
}

describe('what the API has answered renders', () => {
  it.each(['401', '403', 'no JSON'])('excuses no release that gets %s where no render is ever answered', (what) => {
    const { judge } = open();
    judge([], ['news']);
    expect(judge([`/api/orders/7/: ${what}`])).toEqual([]);
    expect(judge([`/api/Nwes/: ${what}`])).toEqual([]);
  });

  it('A release is excused when it is refused data that any release got before, whatever a visitor requested', () => {
    const { judge } = open();
    judge([], ['news']);
    for (const fault of ['/api/news/: 401', '/api/news/12/: no JSON', '/shop/api/news/<b>/: 403']) expect(judge([fault])).toEqual([fault]);
  });

  it.each(['429', '500', 'no answer'])('always excuses a release that gets %s', (what) => {
    const { judge } = open();
    judge([], ['news']);
    expect(judge([`/api/orders/: ${what}`])).toEqual([`/api/orders/: ${what}`]);
  });

  it('Everything is excused for a minute after the API has failed any render, and as long as it has answered none', () => {
    const { clock, judge } = open();
    const refused = ['/api/faq/: no JSON'];
    expect(judge(refused)).toEqual(refused);
    judge(['/api/news/: 503'], ['company']);
    clock.now = MINUTE_MS - 1;
    expect(judge(refused)).toEqual(refused);
    clock.now = MINUTE_MS;
    expect(judge(refused)).toEqual([]);
  });
});
