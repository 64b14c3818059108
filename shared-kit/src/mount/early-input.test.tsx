import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { type EarlyAction, type EarlyInput, giveUpEarly, markEarly, replayEarlyInput } from './early-input.ts';

function Form({ onState }: { readonly onState: (state: unknown) => void }): ReactElement {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [choice, setChoice] = useState('a');
  onState({ text, isChecked, choice });
  return (
    <form>
      <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      <input type="checkbox" checked={isChecked} onChange={({ target }) => setChecked(target.checked)} />
      <select value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
    </form>
  );
}

let early: EarlyInput;
const region = (id: string) => document.getElementById(id) as HTMLElement;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

function keep(kind: EarlyAction['kind'], element: HTMLElement, value?: string): void {
  early.actions.push({ kind, element, place: element, ...(value !== undefined && { value }) });
  if (kind === 'press') markEarly(element, true);
}

// React works by itself here, as in a browser: what is done is followed by what it draws.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

beforeEach(() => {
  document.body.innerHTML = '<div id="header"></div><div id="main"></div>';
  early = { actions: [], waiting: [region('header'), region('main')] };
  window.vitravaEarly = early;
});

afterEach(() => {
  delete window.vitravaEarly;
});

const button = (place: string, name: string, done: () => void): HTMLButtonElement => {
  const element = document.createElement('button');
  element.textContent = name;
  element.addEventListener('click', done);
  region(place).append(element);
  return element;
};

describe('input before the program', () => {
  it('is carried out once, in the order in which it was done, whatever comes alive first', async () => {
    const done: string[] = [];
    keep(
      'press',
      button('main', 'buy', () => done.push('buy')),
    );
    keep(
      'press',
      button('header', 'menu', () => done.push('menu')),
    );
    replayEarlyInput(region('header'));
    await settled();
    expect(done).toEqual([]);
    replayEarlyInput(region('main'));
    replayEarlyInput(region('main'));
    await settled();
    expect(done).toEqual(['buy', 'menu']);
    expect(document.querySelector('[data-early], [aria-busy]')).toBeNull();
  });

  it('is left out where the element is gone by then', async () => {
    const done = jest.fn();
    const gone = button('main', 'buy', done);
    keep('press', gone);
    gone.remove();
    replayEarlyInput(region('main'));
    await settled();
    expect(done).not.toHaveBeenCalled();
    expect(early.actions).toEqual([]);
  });

  it('no longer looks pressed where the program does not come, and holds up nothing else', async () => {
    const done: string[] = [];
    const lost = button('main', 'buy', () => done.push('buy'));
    keep('press', lost);
    keep(
      'press',
      button('header', 'menu', () => done.push('menu')),
    );
    replayEarlyInput(region('header'));
    giveUpEarly(region('main'));
    await settled();
    expect(done).toEqual(['menu']);
    expect(lost).not.toHaveAttribute('data-early');
  });

  it('shows the state wanted on a toggle, and takes it back', () => {
    const heart = button('main', 'heart', () => undefined);
    heart.setAttribute('aria-pressed', 'false');
    markEarly(heart, true);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    markEarly(heart, false);
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it('is nothing to a document without a starter', () => {
    delete window.vitravaEarly;
    expect(() => replayEarlyInput(region('main'))).not.toThrow();
  });
});

describe('fields of React that were filled before it came', () => {
  it('Fields keep their text, tick and choice, and React has them', async () => {
    const states: unknown[] = [];
    const main = region('main');
    main.innerHTML = renderToString(<Form onState={() => undefined} />);
    const [text, box] = [...main.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    const select = main.querySelector('select') as HTMLSelectElement;
    text.value = 'цинк';
    keep('text', text, 'цинк');
    box.checked = true;
    early.actions.push({ kind: 'press', element: box, place: box });
    select.value = 'b';
    keep('text', select, 'b');
    hydrateRoot(main, <Form onState={(state) => states.push(state)} />);
    replayEarlyInput(main);
    await waitFor(() => expect(states.at(-1)).toEqual({ text: 'цинк', isChecked: true, choice: 'b' }));
    expect([text.value, box.checked, select.value]).toEqual(['цинк', true, 'b']);
  });
});
