import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { translatePage } from '@vitrava/shared-kit/testing/page-translator';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HeaderSlot } from './slot.tsx';

const HEADER = (
  <header>
    <p>
      Vitrava <b>shop</b>
    </p>
    <HeaderSlot />
  </header>
);

/** The document as the server sends it, with a fragment in the slot. */
function serve(): Element {
  document.body.innerHTML = `<div>${renderToString(HEADER)}</div>`;
  document.querySelector('[data-slot="header"]')?.append(Object.assign(document.createElement('form'), { id: 'search' }));
  return document.body.firstElementChild as Element;
}

describe('the slot of the header', () => {
  it('keeps the search when a page translator has changed the header before hydration', () => {
    const container = serve();
    const search = document.getElementById('search');
    translatePage();
    act(() => void hydrateRoot(container, HEADER, { onRecoverableError: () => undefined }));
    expect(container).toHaveTextContent('Vitrava');
    expect(document.querySelector('[data-translated]')).toBeNull();
    expect(document.querySelector('[data-slot="header"]')?.firstElementChild).toBe(search);
  });

  it('keeps the search when nothing was changed', () => {
    const container = serve();
    const search = document.getElementById('search');
    act(() => void hydrateRoot(container, HEADER));
    expect(document.querySelector('[data-slot="header"]')?.firstElementChild).toBe(search);
  });
});
