import { expect, it } from '@jest/globals';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { isValidElement } from 'react';

it('An input that the owner of a fragment does not accept is an error of TypeScript, as is an unknown fragment', () => {
  const places = [
    <Fragment key="right" owner="mfe-catalog" name="product-shelf" input={{ search: 'zinc' }} />,
    // @ts-expect-error: the owner accepts a number
    <Fragment key="type" owner="mfe-catalog" name="product-shelf" input={{ similarTo: 'zinc' }} />,
    // @ts-expect-error: the owner accepts no such field
    <Fragment key="field" owner="mfe-catalog" name="product-shelf" input={{ colour: 'red' }} />,
    // @ts-expect-error: the owner has no such fragment
    <Fragment key="name" owner="mfe-catalog" name="shelf" />,
  ];
  expect(places.every(isValidElement)).toBe(true);
});
