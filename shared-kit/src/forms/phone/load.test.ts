import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLoader, type PhoneRules } from './load.ts';

const RULES = {} as PhoneRules;

describe('the rules of phone numbers', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('The rules are loaded once for all callers', async () => {
    const bring = jest.fn(async () => RULES);
    const load = createLoader(bring);
    expect(await Promise.all([load(), load()])).toEqual([RULES, RULES]);
    await load();
    expect(bring).toHaveBeenCalledTimes(1);
  });

  it('The rules are loaded again by the next caller after a failure', async () => {
    const bring = jest.fn<() => Promise<PhoneRules>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(RULES);
    const load = createLoader(bring);
    await expect(load()).rejects.toThrow('gone');
    expect(await load()).toBe(RULES);
  });

  it('are waited for ten seconds and no longer: no form hangs on them', async () => {
    const load = createLoader(() => new Promise(() => undefined));
    const end = jest.fn();
    load().catch(end);
    await jest.advanceTimersByTimeAsync(9999);
    expect(end).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledTimes(1);
  });
});
