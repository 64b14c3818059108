import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { PATIENCE_MS, recordInput } from './record-input.ts';

const PAGE = `
  <div data-boundary="shell" id="shell-header"><a href="/account" data-needs-program>Войти</a><a href="/cart">Корзина</a><a id="ask" href="/contacts" data-popup="mfe-content/contact-us">Написать</a></div>
  <main><div data-boundary="mfe-catalog" id="catalog">
    <button id="add">В корзину</button>
    <button id="heart" aria-pressed="false">В избранное</button>
    <div role="group"><input role="spinbutton"><button id="more">+</button></div>
    <button id="filters" popovertarget="panel">Фильтры</button><div id="panel" popover></div>
    <a id="away" href="https://other.example/">Сообщество</a>
    <a id="file" href="/rules.pdf" target="_blank">Правила</a>
    <a id="anchor" href="#end">К концу</a>
    <form id="search" action="/" method="get"><input name="search"><button id="find">Найти</button></form>
    <form id="register"><input name="email"><button id="send">Дальше</button></form>
    <input type="checkbox" id="box">
  </div></main>
  <div id="failure"><button id="retry">Ещё раз</button></div>
  <div id="shell-overlays"></div>`;

const onRecorded = jest.fn();
let giveUp: () => void;
/** Whether the browser was left to do what it does. */
const click = (id: string, init: MouseEventInit = {}): boolean => fireEvent.click(element(id), init);
const element = (id: string): HTMLElement => document.getElementById(id) as HTMLElement;
const recorded = (): string[] => window.vitravaEarly?.actions.map((action) => `${action.kind} ${action.element.id}`) ?? [];

/** What jsdom would do by itself: it has no pages to go to. */
const stayHere = (event: Event): void => event.preventDefault();

beforeAll(() => {
  document.body.innerHTML = PAGE;
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
    configurable: true,
    get(this: HTMLElement) {
      return document.getElementById(this.getAttribute('popovertarget') ?? '');
    },
  });
});

// One starter for one document: every test begins with what the last has given up.
beforeEach(() => {
  jest.useFakeTimers();
  onRecorded.mockReset();
  giveUp?.();
  ({ giveUp } = recordInput({ onRecorded }));
});
afterAll(() => void jest.useRealTimers());

describe('before the program is there', () => {
  it('A press that needs the program is recorded once, requests the program and shows at once', () => {
    expect([click('add'), click('add')]).toEqual([false, false]);
    expect(recorded()).toEqual(['press add']);
    expect(onRecorded).toHaveBeenCalledTimes(1);
    expect(element('add')).toHaveAttribute('aria-busy', 'true');
  });

  it('a toggle switches at once, and a second press takes it back', () => {
    click('heart');
    expect(element('heart')).toHaveAttribute('aria-pressed', 'true');
    click('heart');
    expect(element('heart')).toHaveAttribute('aria-pressed', 'false');
    expect(recorded()).toEqual([]);
  });

  it('every press of a stepper counts', () => {
    for (let press = 0; press < 3; press += 1) click('more');
    expect(recorded()).toEqual(['press more', 'press more', 'press more']);
  });

  it('Native behaviour is left to the browser', () => {
    document.addEventListener('click', stayHere);
    document.addEventListener('submit', stayHere);
    for (const id of ['filters', 'file', 'anchor', 'find']) click(id);
    fireEvent.click(document.querySelector('[href="/cart"]') as Element);
    click('add', { ctrlKey: true });
    document.removeEventListener('click', stayHere);
    document.removeEventListener('submit', stayHere);
    expect(recorded()).toEqual([]);
  });

  it('a link to another site waits for the question, and a link that opens a popup for the popup', () => {
    expect(click('away')).toBe(false);
    expect(window.vitravaEarly?.actions[0]?.place.id).toBe('shell-overlays');
    expect(fireEvent.click(document.querySelector('[href="/account"]') as Element)).toBe(false);
    expect(click('ask')).toBe(false);
    expect(recorded()).toEqual(['press away', 'press ', 'press ask']);
  });

  it('links and forms wait behind a press, for another document would lose it', () => {
    click('add');
    expect(fireEvent.click(document.querySelector('[href="/cart"]') as Element)).toBe(false);
    expect(fireEvent.submit(element('search'))).toBe(false);
    expect(click('file', {})).toBe(true);
    expect(recorded()).toEqual(['press add', 'press ', 'submit search']);
  });

  it('A form without an address waits: the browser would write the typed text into the address', () => {
    expect(fireEvent.submit(element('register'))).toBe(false);
    expect(recorded()).toEqual(['submit register']);
  });

  it('The last typed text and the last tick count', () => {
    const field = document.querySelector('#search input') as HTMLInputElement;
    fireEvent.input(field, { target: { value: 'цин' } });
    fireEvent.input(field, { target: { value: 'цинк' } });
    click('box');
    expect(window.vitravaEarly?.actions.map(({ kind, value }) => [kind, value])).toEqual([
      ['text', 'цинк'],
      ['press', 'on'],
    ]);
    click('box');
    expect(recorded()).toEqual(['text ']);
  });

  it('Elements that a part of the page draws by itself are ignored', () => {
    expect(click('retry')).toBe(true);
    expect(recorded()).toEqual([]);
  });

  it('nothing looks pressed for ever: after half a minute, or when the program fails, links work by themselves again', () => {
    click('add');
    jest.advanceTimersByTime(PATIENCE_MS);
    expect(element('add')).not.toHaveAttribute('data-early');
    expect(click('add')).toBe(true);
    expect(recorded()).toEqual([]);
  });
});
