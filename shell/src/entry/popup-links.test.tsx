import { afterEach, describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent } from '@testing-library/react';
import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createWatch, fork } from 'effector';
import { openPopupsOfLinks } from './popup-links.ts';

afterEach(() => document.body.replaceChildren());

describe('A link that names a popup', () => {
  const scope = fork();
  const requested: unknown[] = [];
  createWatch({ unit: popupRequested, scope, fn: (request) => requested.push(request) });
  openPopupsOfLinks(scope);

  /** Whether the browser still follows the link. */
  function click(markup: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = markup;
    const words = document.querySelector('span') as HTMLElement;
    // The browser of the tests cannot follow it.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const event = createEvent.click(words, { bubbles: true, cancelable: true, ...how });
    let isFollowed = true;
    document.addEventListener(
      'click',
      (seen) => {
        isFollowed = !seen.defaultPrevented;
      },
      { once: true },
    );
    fireEvent(words, event);
    return isFollowed;
  }

  it('The link opens the popup, and leads to its address in a new tab', () => {
    const link = '<a href="/contacts" data-popup="mfe-content/contact-us"><span>Write</span></a>';
    expect(click(link)).toBe(false);
    expect(requested.splice(0)).toEqual([{ owner: 'mfe-content', name: 'contact-us' }]);
    expect(click(link, { ctrlKey: true })).toBe(true);
    expect(click('<a href="/contacts"><span>Write</span></a>')).toBe(true);
    expect(click('<a href="/contacts" data-popup=""><span>Write</span></a>')).toBe(true);
    expect(requested).toEqual([]);
  });
});
