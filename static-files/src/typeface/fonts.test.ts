import { expect, it } from '@jest/globals';
import { drawableText, openTypeface } from './index.ts';

it('Letters that the typeface lacks are left out, and spaces and hyphens that must not break are kept', () => {
  for (const { font } of openTypeface())
    expect(drawableText('Закон №\u00a0152\u2011ФЗ \u4e2d, 10\u202f₽', font)).toBe('Закон №\u00a0152\u2011ФЗ , 10\u202f₽');
});
