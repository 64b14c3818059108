import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { allSettled, createWatch, fork } from 'effector';
import { connectionLost, connectionReturned, createConnection } from './index.ts';

let isOnline = false;

beforeEach(() => {
  isOnline = false;
  globalThis.fetch = jest.fn(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { ok: true } as Response;
  });
});

function openPage() {
  const scope = fork();
  const lost = jest.fn();
  createWatch({ unit: connectionLost, scope, fn: lost });
  const comeBack = (): Promise<unknown> => {
    isOnline = true;
    return allSettled(connectionReturned, { scope });
  };
  return { connection: createConnection(scope), lost, comeBack };
}

describe('A document that is wanted while the shop cannot be reached', () => {
  it('waits, is explained, and is loaded once when the connection is back', async () => {
    const { connection, lost, comeBack } = openPage();
    const load = jest.fn();
    await connection.leaveBy(load);
    expect([load.mock.calls.length, lost.mock.calls.length]).toEqual([0, 1]);
    await comeBack();
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await comeBack();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is loaded at once when the shop answers', async () => {
    isOnline = true;
    const { connection, lost } = openPage();
    const load = jest.fn();
    await connection.leaveBy(load);
    expect([load.mock.calls.length, lost.mock.calls.length]).toEqual([1, 0]);
  });

  it('The document is not loaded any more when the shopper has requested another one since, or has navigated', async () => {
    const { connection, comeBack } = openPage();
    const [first, second] = [jest.fn(), jest.fn()];
    await Promise.all([connection.leaveBy(first), connection.leaveBy(second)]);
    await comeBack();
    await waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]));
    isOnline = false;
    await connection.leaveBy(first);
    connection.reset();
    await comeBack();
    expect(first).not.toHaveBeenCalled();
  });
});
