import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { $flags, flagRead } from '@vitrava/shared-kit/bus/shell';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import type { PageFlags } from '../contracts/page.ts';
import { $flag, exposureOf } from './model.ts';
import { useFlag } from './react.ts';

const $pageSize = $flag('page-size', 24);
const pageSizeShown = exposureOf('page-size');

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

  it('is read when a component with it appears in the browser, or a model shows its effect; variants are counted by that', async () => {
    const { scope, tree, read } = pageWith({ 'new-sort': { value: true, variant: 'on' }, 'first-sort': { value: 'name' } });
    renderToString(tree);
    scope.getState($pageSize);
    expect(read).toEqual([]);
    const { rerender } = render(tree);
    rerender(tree);
    expect(read).toEqual(['new-sort']);
    await allSettled(pageSizeShown, { scope });
    expect(read).toEqual(['new-sort', 'page-size']);
  });
});
