import { expect, it } from '@jest/globals';
import { columnsOf } from './matching.ts';

it.each([
  `':trait:supplement'`,
  `( ':category:minerals' | ':form:drops' )`,
  `( ( ':category:minerals' & ':form:drops' ) | ':category:vitamins' )`,
])('The query uses %s of columns', (query) => {
  expect(columnsOf(query)).not.toBeNull();
});

it.each([
  '',
  `'магн'`,
  `( ':category:minerals' | ':ingredient:zinc' )`,
  `'витам' & ':trait:supplement'`,
  `':trait:kids'`,
  `':trait:supplement' & !':category:minerals'`,
  `'minerals':*A`,
  `':category:minerals':B`,
])('leaves «%s» to the names', (query) => {
  expect(columnsOf(query)).toBeNull();
});
