import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { obj, str } from '@withease/contracts';
import { createEffect, createStore, fork, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { ANY_INSTANCE } from '../contracts/page.ts';
import { defineEmbeddedFragment } from './embedded.tsx';
import { type MountedFragment, takeOver } from './embedded-client.tsx';
import { defineRemoteServer } from './server.tsx';

const texts = {} as never;
const $count = createStore(0, { sid: 'test/$count' });
const load = jest.fn<(input: { word: string }) => Promise<string[]>>();
const fragment = defineEmbeddedFragment<{ word: string }, string[]>({
  input: obj({ word: str }),
  loadFx: createEffect((input: { word: string }) => load(input)),
  View({ input, data }) {
    const id = useId();
    const count = useUnit($count);
    return (
      <p id={id}>
        {input.word}: {data.join()} <b>{count}</b>
      </p>
    );
  },
  Placeholder: () => <i>soon</i>,
});
const sending = defineEmbeddedFragment<unknown, null, { chosen: { product: number } }>({
  View: ({ emit }) => (
    <button type="button" onClick={() => emit('chosen', { product: 7 })}>
      choose
    </button>
  ),
});
const api = { baseUrl: 'http://shop.local', deadlineMs: 1000 };
const { render } = defineRemoteServer({ name: 'mfe-a', routes: [], locales: { ru: texts, en: texts }, fragments: { shelf: fragment } });
const rendered = (input: unknown, isPlaceholder = false) =>
  render({ url: '/', locale: 'ru', values: {}, api, fragment: 'shelf', input, isPlaceholder });

interface Mounting {
  readonly html?: string;
  readonly instance?: string;
  readonly input?: unknown;
  readonly data?: unknown;
  readonly scope?: Scope;
}

async function mount({ html = '', instance, input = { word: 'zinc' }, data, scope = fork({}) }: Mounting) {
  const container = document.createElement('div');
  container.innerHTML = html;
  if (instance !== undefined) container.dataset['instance'] = instance;
  document.body.append(container);
  const handlers = { onAlive: jest.fn(), onFailure: jest.fn() };
  let mounted: MountedFragment | undefined;
  await act(async () => {
    mounted = takeOver(fragment, { owner: 'mfe-a', name: 'shelf' })({
      scope,
      locale: 'ru',
      texts,
      container,
      input,
      data,
      ...handlers,
    });
  });
  return { container, mounted: mounted as MountedFragment, ...handlers };
}

afterEach(() => {
  document.body.replaceChildren();
  load.mockReset();
});

describe('an embedded fragment', () => {
  it('The server renders it with the data for its input, and gives the data to the browser', async () => {
    load.mockImplementation(async ({ word }) => [word, word]);
    expect(await rendered({ word: 'zinc' })).toMatchObject({ status: 200, state: { data: ['zinc', 'zinc'] } });
    expect((await rendered({ word: 'zinc' })).html).toContain('zinc,zinc');
  });

  it('An input that its contract refuses has status 400, and data that cannot be loaded 503', async () => {
    expect(await rendered({ word: 7 })).toMatchObject({ status: 400, html: '' });
    expect(load).not.toHaveBeenCalled();
    load.mockRejectedValue(new Error('away'));
    expect(await rendered({ word: 'zinc' })).toMatchObject({ status: 503, html: '' });
    expect(await rendered(undefined, true)).toMatchObject({ status: 200, html: '<i>soon</i>' });
  });

  it('The browser hydrates the markup of the server without loading anything, then shows the current values of the page', async () => {
    load.mockResolvedValue(['a']);
    const { html } = await rendered({ word: 'zinc' });
    load.mockClear();
    const element = document.createElement('div');
    element.innerHTML = html;
    const scope = fork({ values: [[$count, 3]] });
    const { container, onAlive, onFailure } = await mount({ html, data: ['a'], scope });
    expect(container.querySelector('b')?.textContent).toBe('3');
    expect(load).not.toHaveBeenCalled();
    expect([onAlive.mock.calls.length, onFailure.mock.calls]).toEqual([1, []]);
  });

  it('Two equal fragments of a page have ids of their own, the same on the server and in the browser', async () => {
    load.mockResolvedValue(['a']);
    const { html } = await rendered({ word: 'zinc' });
    const ids = new Set<string | undefined>();
    for (const instance of ['0', '1']) {
      const served = html.replaceAll(ANY_INSTANCE, instance);
      const { container, onFailure } = await mount({ html: served, instance, data: ['a'] });
      expect(onFailure).not.toHaveBeenCalled();
      expect(served).toContain(`id="${container.firstElementChild?.id}"`);
      ids.add(container.firstElementChild?.id);
    }
    expect(ids.size).toBe(2);
  });

  it('Without data its placeholder is shown until the data is loaded', async () => {
    const loading = Promise.withResolvers<string[]>();
    load.mockReturnValue(loading.promise);
    const { container } = await mount({ html: '<i>soon</i>' });
    expect(container.querySelector('i')?.textContent).toBe('soon');
    await act(async () => loading.resolve(['b']));
    expect(container.textContent).toBe('zinc: b 0');
  });

  it('It follows its input, and shows the data of the last one', async () => {
    const loading = { iron: Promise.withResolvers<string[]>(), selenium: Promise.withResolvers<string[]>() };
    load.mockImplementation(({ word }) => loading[word as keyof typeof loading].promise);
    const { container, mounted } = await mount({ data: ['a'] });
    await act(async () => {
      mounted.update({ word: 'iron' });
      mounted.update({ word: 'selenium' });
    });
    expect(container.textContent).toBe('zinc: a 0');
    await act(async () => loading.selenium.resolve(['s']));
    await act(async () => loading.iron.resolve(['i']));
    expect(container.textContent).toBe('selenium: s 0');
  });

  it('Where its data cannot be loaded it is empty, and reports the failure', async () => {
    load.mockRejectedValue(new Error('away'));
    const { container, onFailure } = await mount({});
    expect(container.innerHTML).toBe('');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('An event that it sends reaches the element of this instance alone', async () => {
    const [container, other] = [document.createElement('div'), document.createElement('div')];
    const received = jest.fn();
    for (const element of [container, other])
      element.addEventListener('vitrava:chosen', (event) => received(element, (event as CustomEvent).detail));
    document.body.append(container, other);
    const handlers = { onAlive: jest.fn(), onFailure: jest.fn() };
    await act(async () => {
      takeOver(sending, { owner: 'mfe-a', name: 'shelf' })({ scope: fork(), locale: 'ru', texts, container, input: {}, ...handlers });
    });
    container.querySelector('button')?.click();
    expect(received.mock.calls).toEqual([[container, { product: 7 }]]);
  });

  it('A fragment without data that the server has replaced by its placeholder is drawn in the browser, without a failed hydration', async () => {
    const container = document.createElement('div');
    container.innerHTML = '<i>soon</i>';
    document.body.append(container);
    const handlers = { onAlive: jest.fn(), onFailure: jest.fn() };
    await act(async () => {
      takeOver(sending, { owner: 'mfe-a', name: 'shelf' })({ scope: fork(), locale: 'ru', texts, container, input: {}, ...handlers });
    });
    expect(container.querySelector('button')?.textContent).toBe('choose');
    expect([handlers.onAlive.mock.calls.length, handlers.onFailure.mock.calls]).toEqual([1, []]);
  });

  it('It leaves nothing behind when it is unmounted', async () => {
    const { container, mounted } = await mount({ data: ['a'] });
    await act(async () => mounted.unmount());
    expect(container.innerHTML).toBe('');
  });
});
