import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/content-page.tsx';
import { privacyPolicy } from './index.ts';
import { document as en } from './prose/en.ts';
import { document as ru } from './prose/ru.ts';

describe('the privacy policy', () => {
  it('says of itself what it is, and gives the way to our contacts in the language of the page', async () => {
    const scope = await openPage(privacyPolicy, {}, 'en');
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'contacts' })).toHaveAttribute('href', '/en/contacts');
    expect(scope.getState(privacyPolicy.$head).title).toBe('Privacy policy — Vitrava');
  });

  it('has the same sections of the same blocks in both languages', () => {
    const outline = ({ sections }: typeof ru) => sections.map(({ id, blocks }) => [id, blocks.map(({ kind }) => kind)]);
    expect(outline(en)).toEqual(outline(ru));
  });
});
