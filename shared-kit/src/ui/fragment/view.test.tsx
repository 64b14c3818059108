import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FragmentPlace } from './view.tsx';

const place = (chosen?: (payload: never) => void) => <FragmentPlace owner="mfe-goods" name="shelf" {...(chosen && { on: { chosen } })} />;

it('A page receives the events of the fragment that it embeds, with its current listener, and none once it has left', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { container, rerender, unmount } = render(place(first));
  const element = container.firstElementChild;
  const send = (product: number) => element?.dispatchEvent(new CustomEvent('chosen', { detail: { product } }));
  send(1);
  rerender(place(second));
  send(2);
  unmount();
  send(3);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[{ product: 1 }]], [[{ product: 2 }]]]);
});

it('A page that listens to a fragment is marked as one that needs React', () => {
  expect(renderToString(place(() => undefined))).toContain(' data-live=""');
  expect(renderToString(place())).not.toContain('data-live');
});
