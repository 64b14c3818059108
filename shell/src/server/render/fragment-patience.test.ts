import { describe, expect, it } from '@jest/globals';
import { createFragmentPatience } from './fragment-patience.ts';

const never = new Promise<string>(() => {});

describe('the patience of pages with their fragments', () => {
  it('A fragment that was late delays no further page, whatever its input is', async () => {
    const patience = createFragmentPatience(60_000);
    patience.ended('goods/shelf', 60_001);
    expect(await patience.wait('goods/shelf', never)).toBeNull();
  });

  it('Pages wait again for a fragment that has been rendered in time', async () => {
    const patience = createFragmentPatience(60_000);
    patience.ended('goods/shelf', 60_001);
    patience.ended('goods/shelf', 10);
    const rendering = new Promise((resolve) => setTimeout(resolve, 20, 'shelf'));
    expect(await patience.wait('goods/shelf', rendering)).toBe('shelf');
  });

  it('A fragment that failed in time delays no page, and the next page waits for it', async () => {
    const patience = createFragmentPatience(60_000);
    expect(await patience.wait('goods/shelf', Promise.resolve(null))).toBeNull();
    const rendering = new Promise((resolve) => setTimeout(resolve, 20, 'shelf'));
    expect(await patience.wait('goods/shelf', rendering)).toBe('shelf');
  });

  it('The other fragments of a remote are waited for all the same', async () => {
    const patience = createFragmentPatience(60_000);
    patience.ended('goods/shelf', 60_001);
    const rendering = new Promise((resolve) => setTimeout(resolve, 20, 'finder'));
    expect(await patience.wait('goods/finder', rendering)).toBe('finder');
  });
});
