import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Failure } from './view.tsx';

describe('a failure', () => {
  it('The retry requests the page from the server before scripts are loaded, with its query', () => {
    const html = renderToStaticMarkup(
      <Failure title="Away" retryLabel="Try again" onRetry={() => undefined} retryHref="/en?search=zinc&page=2" />,
    );
    document.body.innerHTML = html;
    const form = document.querySelector('form') as HTMLFormElement;
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/en']);
    expect([...form.querySelectorAll('input')].map(({ name, value }) => [name, value])).toEqual([
      ['search', 'zinc'],
      ['page', '2'],
    ]);
    expect(form.querySelector('button')).toHaveAttribute('type', 'submit');
    document.body.innerHTML = '';
  });

  it('tries again by itself when scripts are there', async () => {
    const retry = jest.fn();
    const submitted = jest.fn();
    render(<Failure title="Away" retryLabel="Try again" onRetry={retry} retryHref="/news" />);
    addEventListener('submit', submitted, { once: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
    removeEventListener('submit', submitted);
  });
});
