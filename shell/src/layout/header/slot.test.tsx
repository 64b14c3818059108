import { describe, expect, it } from '@jest/globals';
import { act } from '@testing-library/react';
import { translatePage } from '@vitrava/shared-kit/testing/page-translator';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { $shopMap } from '../../shop-map/index.ts';
import { SHOP_MAP } from '../../shop-map/testing/index.ts';
import { HeaderSlot, PagePart } from './slot.tsx';

const SCOPE = fork({ values: [[$shopMap, { ...SHOP_MAP, slots: { header: { owner: 'mfe-goods', name: 'finder' } } }]] });
const HEADER = (
  <Provider value={SCOPE}>
    <header>
      <p>
        Vitrava <b>shop</b>
      </p>
      <HeaderSlot />
    </header>
  </Provider>
);

/** The document as the server sends it, with a fragment in the slot. */
function serve(): Element {
  document.body.innerHTML = `<div>${renderToString(HEADER)}</div>`;
  document.querySelector('[data-slot="header"] > *')?.append(Object.assign(document.createElement('form'), { id: 'search' }));
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
    expect(document.querySelector('[data-slot="header"] > vitrava-fragment')?.firstElementChild).toBe(search);
  });

  it('keeps the search when nothing was changed', () => {
    const container = serve();
    const search = document.getElementById('search');
    act(() => void hydrateRoot(container, HEADER));
    expect(document.querySelector('[data-slot="header"] > vitrava-fragment')?.firstElementChild).toBe(search);
  });
});

describe('the part of the page in the header', () => {
  it('keeps the steps of a checkout when a page translator has changed the header before hydration', () => {
    const header = (
      <header>
        <p>
          Vitrava <b>shop</b>
        </p>
        <PagePart />
      </header>
    );
    document.body.innerHTML = `<div id="shell-header">${renderToString(header)}</div>`;
    document.querySelector('[data-page-part]')?.append(Object.assign(document.createElement('nav'), { id: 'steps' }));
    const steps = document.getElementById('steps');
    translatePage();
    act(() => void hydrateRoot(document.getElementById('shell-header') as Element, header, { onRecoverableError: () => undefined }));
    expect(document.querySelector('[data-page-part] #steps')).toBe(steps);
    expect(document.querySelectorAll('[data-page-part]')).toHaveLength(1);
  });
});
