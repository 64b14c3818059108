import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { FragmentPlace } from '@vitrava/shared-kit/ui/fragment';
import { defineFragmentElement, type ShowFragment } from './fragment-element.ts';

const fragment = { update: jest.fn(), unmount: jest.fn() };
const show: jest.Mock<ShowFragment> = jest.fn();
let seen: (() => void)[] = [];
const observed: Element[] = [];

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
const Shelf = ({ of = 7 }) => <FragmentPlace owner="mfe-goods" name="shelf" input={{ of }} />;
const served = (attributes = '') => {
  document.body.innerHTML = `<vitrava-fragment data-boundary="mfe-goods" data-fragment="shelf" ${attributes}><button>buy</button></vitrava-fragment>`;
  return document.querySelector('vitrava-fragment') as HTMLElement;
};

beforeAll(() => {
  window.requestIdleCallback = (work) => Number(setTimeout(work));
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      seen.push(() => callback([{ isIntersecting: true }]));
    }
    observe(part: Element) {
      observed.push(part);
    }
    disconnect() {}
  } as never;
  defineFragmentElement((...parameters) => show(...parameters));
});

beforeEach(() => {
  seen = [];
  show.mockReset();
  show.mockImplementation(async () => fragment);
  fragment.update.mockReset();
  fragment.unmount.mockReset();
});
afterEach(async () => {
  document.body.replaceChildren();
  await pause();
});

describe('the element of a fragment', () => {
  it('An element that the server has filled comes alive when it is seen', async () => {
    const element = served();
    await pause();
    expect(show).not.toHaveBeenCalled();
    seen[0]?.();
    await pause();
    expect(show.mock.calls.map(([shown]) => shown === element)).toEqual([true]);
  });

  it('An element comes alive, too, when a part of it is seen that is fixed in the window', async () => {
    observed.splice(0);
    document.body.innerHTML = '<vitrava-fragment data-boundary="mfe-goods" data-fragment="offer"><p data-fixed>buy</p></vitrava-fragment>';
    const element = document.querySelector('vitrava-fragment');
    expect(observed).toEqual([element, element?.firstElementChild]);
    seen[0]?.();
    await pause();
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('An element that the server has filled comes alive when it is touched, and once', async () => {
    const button = served().querySelector('button');
    for (let press = 0; press < 2; press += 1) button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await pause();
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('An element that was pressed before the program was loaded comes alive without being seen', async () => {
    document.body.innerHTML = '<p></p>';
    const template = document.createElement('template');
    template.innerHTML = '<vitrava-fragment data-boundary="mfe-goods" data-fragment="shelf"><button>buy</button></vitrava-fragment>';
    const element = template.content.firstElementChild as HTMLElement;
    window.vitravaEarly = { actions: [{ kind: 'click', place: element.firstElementChild }] } as never;
    document.body.append(element);
    await pause();
    expect(show).toHaveBeenCalledTimes(1);
    delete window.vitravaEarly;
  });

  it('A fragment of the frame is not loaded when it is seen, only when it is touched', async () => {
    const element = served('data-shows="/?search"');
    expect(seen).toEqual([]);
    element.querySelector('button')?.focus();
    await pause();
    expect(show).toHaveBeenCalledTimes(1);
  });

  it('An empty element is drawn, follows its input and ends its fragment when React removes it', async () => {
    const { rerender, unmount } = render(<Shelf />);
    await pause();
    expect(show).toHaveBeenCalledTimes(1);
    rerender(<Shelf of={8} />);
    await pause();
    expect(fragment.update.mock.calls).toEqual([[{ of: 8 }]]);
    unmount();
    await pause();
    expect(fragment.unmount).toHaveBeenCalledTimes(1);
  });

  it('A fragment that moves to another place in the document stays alive', async () => {
    const element = served();
    seen[0]?.();
    await pause();
    const place = document.body.appendChild(document.createElement('div'));
    place.append(element);
    await pause();
    expect(show).toHaveBeenCalledTimes(1);
    expect(fragment.unmount).not.toHaveBeenCalled();
  });

  it('A fragment that fails is tried again when it is touched again', async () => {
    show.mockImplementationOnce(async (_, onFailure) => {
      onFailure();
      return null;
    });
    const button = served().querySelector('button');
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await pause();
    button?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await pause();
    expect(show).toHaveBeenCalledTimes(2);
  });
});
