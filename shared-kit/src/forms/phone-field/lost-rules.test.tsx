import { expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '../../i18n/index.ts';
import { ValidatedForm } from '../fields/index.ts';
import { loadPhoneRules } from '../phone/index.ts';
import { FormPhoneField } from './index.ts';

/* In a file of its own: the rules that another test has loaded stay for the life of the module. */

it('A number is accepted by its shape when the rules cannot be loaded, and the next focus tries again', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ country: 'RU' }));
  jest.spyOn(Promise, 'race').mockRejectedValueOnce(new Error('offline'));
  const onSubmit = jest.fn((_values: { readonly phone: string }) => undefined);
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <ValidatedForm onSubmit={onSubmit} toMessage={({ key }) => key}>
        <FormPhoneField name="phone" label="Phone" />
        <button type="submit">{'Send'}</button>
      </ValidatedForm>
    </I18nProvider>,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
  await userEvent.type(input, '8 916 123 45 67');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ phone: '+79161234567' }));
  expect(input.value).toBe('+79161234567');
  await userEvent.click(input);
  await act(async () => void (await loadPhoneRules()));
  await userEvent.tab();
  expect(input.value).toBe('+7 916 123 45 67');
});
