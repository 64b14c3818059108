import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { FragmentPlace } from './view.tsx';

const place = (chosen?: (payload: never) => void) => <FragmentPlace owner="mfe-goods" name="shelf" {...(chosen && { on: { chosen } })} />;

it('A page receives the events of the fragment that it embeds, with its current listener, and none once it has left', () => {
  const [first, second] = [jest.fn(), jest.fn()];
  const { container, rerender, unmount } = render(place(first));
  const element = container.firstElementChild;
  const send = (product: number) => element?.dispatchEvent(new CustomEvent('vitrava:chosen', { detail: { product } }));
  send(1);
  rerender(place(second));
  send(2);
  unmount();
  send(3);
  expect([first.mock.calls, second.mock.calls]).toEqual([[[{ product: 1 }]], [[{ product: 2 }]]]);
});

it('A listener to an event with a name of the browser does not receive the events of fields in the fragment', () => {
  const change = jest.fn();
  const { container } = render(<FragmentPlace owner="mfe-goods" name="shelf" on={{ change }} />);
  container.firstElementChild?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(change).not.toHaveBeenCalled();
});

it('A page that listens to a fragment is marked as one that needs React', () => {
  expect(renderToString(place(() => undefined))).toContain(' data-live=""');
  expect(renderToString(place())).not.toContain('data-live');
});
