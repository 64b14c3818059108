import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '../../i18n/index.ts';
import { ValidatedForm } from '../fields/index.ts';
import { FormPhoneField } from './index.ts';

/* In a file of its own: the country is requested once per page. */

it('[K9] The field shows the country of the visitor once it is used', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ country: 'BY' }));
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <ValidatedForm onSubmit={() => undefined} toMessage={({ key }) => key}>
        <FormPhoneField name="phone" label="Phone" />
      </ValidatedForm>
    </I18nProvider>,
  );
  const country = screen.getByRole('combobox', { name: 'Country of the number' });
  expect(country).toHaveTextContent('RU');
  await userEvent.click(screen.getByRole('textbox', { name: 'Phone' }));
  await waitFor(() => expect(country).toHaveTextContent('+375'));
});
