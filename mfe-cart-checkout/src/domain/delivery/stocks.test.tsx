import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { $sessionStatus, $userId } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork, type Scope } from 'effector';
import { serveShop } from '../../testing/index.ts';
import { $stocks, $stocksState, saveStockFx, stocksNeeded, stocksReloadRequested } from './stocks.ts';

const browserOf = (userId: number | null) =>
  fork({
    values: [
      [$userId, userId],
      [$sessionStatus, userId === null ? 'anonymous' : 'authenticated'],
    ],
  });
const idsIn = (scope: Scope) => scope.getState($stocks).map(({ id }) => id);

describe('the places a customer has saved', () => {
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  it('stay when they cannot be read again, and are the next customer’s own after a change', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    const scope = browserOf(5);
    await allSettled(stocksNeeded, { scope });
    server.failures.push({ call: /GET stocks/, failure: 'network', times: 1 });
    await allSettled(stocksReloadRequested, { scope });
    expect([scope.getState($stocksState), idsIn(scope)]).toEqual(['ready', [31]]);
    server.stocks = [{ id: 41, location: 'locker' }];
    await allSettled($userId, { scope, params: 6 });
    expect([scope.getState($stocksState), idsIn(scope)]).toEqual(['ready', [41]]);
  });

  it('are read once, and again on the next page when the reading has failed', async () => {
    const server = serveShop();
    server.failures.push({ call: /GET stocks/, failure: 503, times: 1 });
    const scope = browserOf(5);
    await allSettled(stocksNeeded, { scope });
    expect(scope.getState($stocksState)).toBe('failed');
    await allSettled(stocksNeeded, { scope });
    await allSettled(stocksNeeded, { scope });
    expect(scope.getState($stocksState)).toBe('ready');
    expect(server.callsOf(/GET stocks/)).toHaveLength(2);
  });

  it('have the one just saved although the others could not be read', async () => {
    const server = serveShop();
    server.stocks = [{ id: 31, location: 'lesnaya' }];
    server.failures.push({ call: /GET stocks/, failure: 503, times: 2 });
    const scope = browserOf(5);
    await allSettled(stocksNeeded, { scope });
    await allSettled(saveStockFx, { scope, params: 'locker' });
    expect(idsIn(scope)).toEqual([32]);
    await allSettled(stocksReloadRequested, { scope });
    expect(idsIn(scope)).toEqual([32, 31]);
  });

  it('A guest has no places, and the API is not called', async () => {
    const server = serveShop();
    const scope = browserOf(null);
    await allSettled(stocksNeeded, { scope });
    const saving = await allSettled(saveStockFx, { scope, params: 'lesnaya' });
    expect(saving.status).toBe('fail');
    expect(server.calls).toEqual([]);
  });
});
