import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { $flags, flagRead } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import type { PageFlags } from '../contracts/page.ts';
import { $flag } from './model.ts';
import { useFlag } from './react.ts';

const $pageSize = $flag('page-size', 24);

function Sorting() {
  const isNew = useFlag('new-sort', false);
  const first = useFlag('first-sort', 'price');
  return <p>{isNew ? `new by ${first}` : `old by ${first}`}</p>;
}

const pageWith = (flags: PageFlags) => {
  const scope = fork({ values: [[$flags, flags]] });
  const read: string[] = [];
  createWatch({ unit: flagRead, scope, fn: (name) => read.push(name) });
  const tree = (
    <Provider value={scope}>
      <Sorting />
    </Provider>
  );
  return { scope, read, tree };
};

describe('A flag in a remote', () => {
  it('has the value of the page, on the server and in the browser', () => {
    const { scope, tree } = pageWith({ 'new-sort': { value: true }, 'first-sort': { value: 'name' }, 'page-size': { value: 12 } });
    expect(renderToString(tree)).toBe('<p>new by name</p>');
    render(tree);
    expect(screen.getByText('new by name')).toBeTruthy();
    expect(scope.getState($pageSize)).toBe(12);
  });

  it('has its fallback where the provider decides nothing, or a value of another type', () => {
    const { scope, tree } = pageWith({ 'new-sort': { value: 'yes' }, 'page-size': { value: false } });
    render(tree);
    expect(screen.getByText('old by price')).toBeTruthy();
    expect(scope.getState($pageSize)).toBe(24);
  });

  it('changes with the flags of the next page', async () => {
    const { scope, tree } = pageWith({});
    render(tree);
    await act(() => allSettled($flags, { scope, params: { 'new-sort': { value: true }, 'page-size': { value: 6 } } }));
    expect(screen.getByText('new by price')).toBeTruthy();
    expect(scope.getState($pageSize)).toBe(6);
  });

  it('is read when a component with it appears in the browser, where its variants are counted', async () => {
    const { scope, tree, read } = pageWith({ 'new-sort': { value: true, variant: 'on' }, 'first-sort': { value: 'name' } });
    renderToString(tree);
    scope.getState($pageSize);
    expect(read).toEqual([]);
    const { rerender } = render(tree);
    rerender(tree);
    expect(read).toEqual(['new-sort']);
    await act(() => allSettled($flags, { scope, params: { 'new-sort': { value: false, variant: 'off' } } }));
    expect(read).toEqual(['new-sort', 'new-sort']);
  });
});
