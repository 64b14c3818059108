import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { openPage, serveShop } from '../../testing/index.ts';
import { page as wayIn } from './index.ts';

describe('the way into the checkout', () => {
  beforeEach(() => localStorage.clear());

  it.each([undefined, '/checkout', '/checkout?from=cart'])('leads to the first step that is open: while %s is pending', async (pending) => {
    serveShop();
    const { travels } = await openPage(wayIn, { ...(pending !== undefined && { pending }) });
    await waitFor(() => expect(travels).toEqual(['/checkout/delivery (replace)']));
  });

  it('leads nowhere once the shopper is on the way to another page', async () => {
    const server = serveShop();
    const { travels } = await openPage(wayIn, { pending: '/account/personal-details' });
    await waitFor(() => expect(server.callsOf(/^GET shopping_carts/)).not.toEqual([]));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(travels).toEqual([]);
  });
});
