import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrationBoundary, ServerRoot } from './hydration.tsx';
import { hydrateInPieces } from './hydration-root.tsx';

const page = (
  <ul>
    <li>
      <HydrationBoundary isFirst>first</HydrationBoundary>
    </li>
    <li>
      <HydrationBoundary>distant</HydrationBoundary>
    </li>
  </ul>
);

let root: Root | null = null;
const container = document.createElement('div');
const renderPage = (): void => {
  const opened = createRoot(container);
  root = opened;
  flushSync(() => opened.render(page));
};

// React works by itself here, as in a browser.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

afterEach(() => {
  root?.unmount();
  delete document.body.dataset['layout'];
});

describe('A page that the browser renders', () => {
  it('shows its first screen before its distant parts are rendered', async () => {
    renderPage();
    expect(container).toHaveTextContent(/^first$/);
    await waitFor(() => expect(container).toHaveTextContent(/^firstdistant$/));
  });

  it('is whole at once where the shopper returns to a place on it, which needs its full height', () => {
    document.body.dataset['layout'] = 'whole';
    renderPage();
    expect(container).toHaveTextContent(/^firstdistant$/);
  });
});

describe('A page that the server has rendered', () => {
  it('is whole in the document, and hydration keeps its distant parts', async () => {
    container.innerHTML = renderToString(<ServerRoot>{page}</ServerRoot>);
    expect(container).toHaveTextContent(/^firstdistant$/);
    const distant = container.querySelector('li:last-child');
    await new Promise<void>((resolve) => {
      root = hydrateInPieces(container, page, {}, resolve);
    });
    expect(container.querySelector('li:last-child')).toBe(distant);
    expect(container).toHaveTextContent(/^firstdistant$/);
  });
});
