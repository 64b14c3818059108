import { describe, expect, it } from '@jest/globals';
import { formatPhone } from './index.ts';

describe('formatPhone', () => {
  it('groups a Russian number and leaves a foreign one as it came', () => {
    expect(formatPhone('+79000000000')).toBe('+7\u00a0900\u00a0000-00-00');
    expect(formatPhone('+4930123456')).toBe('+4930123456');
  });
});
