import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HeaderPart } from './header-part.tsx';

const page = (
  <main>
    <HeaderPart>
      <p>Step 2 of 3</p>
    </HeaderPart>
  </main>
);

describe('the part of a page in the header of the shop', () => {
  it('is rendered in the header while the page is mounted', () => {
    document.body.innerHTML = '<div id="shell-header"><header><div data-page-part=""></div></header></div><div id="page"></div>';
    const { unmount } = render(page, { container: document.getElementById('page') as HTMLElement });
    expect(within(screen.getByRole('banner')).getByText('Step 2 of 3')).toBeVisible();
    expect(within(screen.getByRole('main')).queryByText('Step 2 of 3')).toBeNull();
    unmount();
    expect(screen.queryByText('Step 2 of 3')).toBeNull();
  });

  it('is rendered in the page where there is no header for it', () => {
    document.body.innerHTML = '<div id="page"></div>';
    render(page, { container: document.getElementById('page') as HTMLElement });
    expect(within(screen.getByRole('main')).getByText('Step 2 of 3')).toBeVisible();
  });

  it('is not rendered by the server, so that nothing moves after hydration', () => {
    expect(renderToString(page)).toBe('<main></main>');
  });
});
