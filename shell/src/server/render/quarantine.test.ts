import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { readConfig } from '../operate/index.ts';
import { createQuarantine, type Quarantine } from './quarantine.ts';

const HUNG = { type: 'timed-out', explanation: 'No answer.' } as const;
const THREW = { type: 'threw', explanation: 'broken' } as const;
let opened: Quarantine | null = null;

afterEach(() => {
  opened?.close();
  jest.useRealTimers();
});

function open() {
  const onExcluded = jest.fn<(remote: string, version: string, reason: string, type: string) => void>();
  const onReadmitted = jest.fn<(remote: string, version: string) => void>();
  jest.useFakeTimers({ now: 0 });
  opened = createQuarantine({ onExcluded, onReadmitted, quarantineMs: readConfig({}).quarantineMs });
  return { quarantine: opened, onExcluded, onReadmitted };
}

describe('the quarantine', () => {
  it('excludes a version that hung at once, and leaves it to the browser for five seconds where there is no other, then lets one probe through', () => {
    const { quarantine, onExcluded } = open();
    quarantine.failed('news', '1', HUNG);
    expect(quarantine.admit('news', '1')).toBe('refuse');
    expect(quarantine.admit('news', '2')).toBe('render');
    jest.advanceTimersByTime(5000);
    expect([quarantine.admit('news', '1'), quarantine.admit('news', '1')]).toEqual(['probe', 'refuse']);
    quarantine.succeeded('news', '1');
    expect(quarantine.admit('news', '1')).toBe('render');
    expect(onExcluded.mock.calls).toEqual([['news', '1', 'timed-out: No answer.', 'timed-out']]);
  });

  it.each(['crashed', 'tampered'] as const)('excludes a version that is %s at once', (type) => {
    const { quarantine, onExcluded } = open();
    quarantine.failed('news', '1', { type, explanation: 'No.' });
    expect(onExcluded).toHaveBeenCalledWith('news', '1', `${type}: No.`, type);
  });

  it.each(['slow', 'failing'] as const)('shows a version that is %s, and gives way to another one at the third time', (type) => {
    const { quarantine, onExcluded } = open();
    quarantine.failed('news', '1', { type, explanation: 'Once.' });
    expect(quarantine.list()).toMatchObject([{ remote: 'news', version: '1', state: 'watched', reason: `${type}: Once.` }]);
    for (let strike = 0; strike < 2; strike += 1) quarantine.failed('news', '1', { type, explanation: 'Again.' });
    expect(onExcluded).toHaveBeenCalledTimes(1);
    expect(quarantine.admit('news', '1')).toBe('render');
  });

  it('excludes a version for longer each time', () => {
    const { quarantine, onExcluded, onReadmitted } = open();
    quarantine.failed('news', '1', HUNG);
    jest.advanceTimersByTime(300_000);
    quarantine.failed('news', '1', HUNG);
    jest.advanceTimersByTime(300_000);
    expect([onExcluded.mock.calls.length, onReadmitted.mock.calls.length]).toEqual([2, 1]);
    jest.advanceTimersByTime(300_000);
    expect(onReadmitted).toHaveBeenCalledTimes(2);
  });

  it('excludes a version after three failures in a minute, once, and readmits it after five', () => {
    const { quarantine, onExcluded, onReadmitted } = open();
    for (let strike = 0; strike < 4; strike += 1) quarantine.failed('news', '1', THREW);
    expect(onExcluded).toHaveBeenCalledTimes(1);
    expect(quarantine.list()).toMatchObject([{ remote: 'news', version: '1', state: 'excluded', reason: 'threw: broken' }]);
    jest.advanceTimersByTime(300_000);
    expect(onReadmitted).toHaveBeenCalledWith('news', '1');
    expect(quarantine.admit('news', '1')).toBe('render');
  });

  it('forgives failures that are a minute apart', () => {
    const { quarantine, onExcluded } = open();
    for (let strike = 0; strike < 5; strike += 1) {
      quarantine.failed('news', '1', THREW);
      jest.advanceTimersByTime(31_000);
    }
    expect(onExcluded).not.toHaveBeenCalled();
    expect(quarantine.admit('news', '1')).toBe('render');
  });

  it('gives a hanging shell no second chance either', () => {
    const { quarantine, onExcluded } = open();
    quarantine.failed('shell', '1', HUNG);
    expect(onExcluded).toHaveBeenCalledTimes(1);
  });

  it('lets another probe through when one came to nothing for a reason of ours', () => {
    const { quarantine } = open();
    quarantine.failed('news', '1', HUNG);
    jest.advanceTimersByTime(5000);
    quarantine.admit('news', '1');
    quarantine.undecided('news', '1');
    expect(quarantine.admit('news', '1')).toBe('probe');
  });
});
