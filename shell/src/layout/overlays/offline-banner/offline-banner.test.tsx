import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { useUnit } from 'effector-react';
import { type ReactElement, useState } from 'react';
import { connectionLost } from '../../../connection/index.ts';
import { useOnDemand } from '../../on-demand/index.ts';
import { layoutStarted } from '../../started.ts';
import { renderInShop } from '../../testing/index.ts';
import { OfflineBanner } from './view.tsx';

const announced = () => screen.getByRole('status').textContent;
const pass = (durationMs: number) => act(() => jest.advanceTimersByTimeAsync(durationMs));

async function arrive(healthz: () => Promise<Response>) {
  globalThis.fetch = jest.fn<typeof fetch>((address) => (address === '/healthz' ? healthz() : Promise.reject(new TypeError('offline'))));
  const scope = fork();
  renderInShop(<OfflineBanner />, { scope });
  act(() => void allSettled(layoutStarted, { scope, params: { mountFragment: () => Promise.reject(new Error('not here')) } }));
  await pass(0);
}

function Lost(): ReactElement | null {
  const { lost } = useUnit({ lost: connectionLost });
  const [isWanted, setWanted] = useState(false);
  const View = useOnDemand(
    () => Promise.reject(new Error('gone')),
    isWanted,
    () => lost(),
  );
  return View ? (
    <View />
  ) : (
    <button type="button" onClick={() => setWanted(true)}>
      Открыть
    </button>
  );
}

describe('the offline banner', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is silent while the connection is fine', async () => {
    await arrive(() => Promise.resolve(new Response('{}')));
    expect(announced()).toBe('');
  });

  it('The banner shows that the connection is lost, that it is back, and disappears', async () => {
    await arrive(() => Promise.resolve(new Response('{}')));
    act(() => void fireEvent(window, new Event('offline')));
    expect(announced()).toMatch(/^Нет связи\./);
    act(() => void fireEvent(window, new Event('online')));
    expect(announced()).toBe('Связь вернулась.');
    await pass(4000);
    expect(announced()).toBe('');
  });

  it('appears when a part of the page does not come, and takes nothing else with it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const scope = fork();
    renderInShop(
      <>
        <OfflineBanner />
        <Lost />
      </>,
      { scope },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Открыть' }));
    await pass(0);
    expect(announced()).toMatch(/^Нет связи\./);
    expect(screen.getByRole('button', { name: 'Открыть' })).toBeVisible();
  });

  it('The banner calls the shop itself on request, and shows a failed check', async () => {
    let isAway = true;
    await arrive(() => (isAway ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response('{}'))));
    act(() => void fireEvent(window, new Event('offline')));
    fireEvent.click(screen.getByRole('button', { name: 'Проверить' }));
    await pass(0);
    expect(announced()).toMatch(/^Связи пока нет\./);
    isAway = false;
    fireEvent.click(screen.getByRole('button', { name: 'Проверить' }));
    await pass(0);
    expect(announced()).toBe('Связь вернулась.');
  });
});
