import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, contentPage, openPage } from '../../testing/content-page.tsx';
import { page as privacyPolicy } from './index.ts';

describe('the privacy policy', () => {
  it('[R17] is open to everyone, and gives the way to our contacts in the language of the page', async () => {
    const body = [{ kind: 'paragraph', text: 'Write to us by our [contacts](/contacts).' }];
    answerCalls({
      '/api/pages/privacy-policy/': { body: contentPage('privacy-policy', [{ id: 'who', title: 'Who is responsible', body }]) },
    });
    const scope = await openPage(privacyPolicy, {}, 'en');
    expect(screen.getByRole('link', { name: 'contacts' })).toHaveAttribute('href', '/en/contacts');
    expect(scope.getState(privacyPolicy.$status)).toBe(200);
    expect(screen.getByRole('link', { name: /^Personal data policy.*PDF.*new tab/ })).toHaveAttribute(
      'href',
      '/en/web/docs/personal_data_privacy.pdf',
    );
  });
});
