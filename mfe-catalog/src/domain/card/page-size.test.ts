import { describe, expect, it } from '@jest/globals';
import { CARD_STORE_PAGE_SIZE, pageSizeOf } from './index.ts';

describe('page size', () => {
  it('[C8] of the card store is 25', () => {
    expect(CARD_STORE_PAGE_SIZE).toBe(25);
    expect(pageSizeOf({ pageSize: 0 })).toBe(25);
  });

  it('The catalogue uses the page size of the settings', () => {
    expect(pageSizeOf({ pageSize: 24 })).toBe(24);
  });
});
