import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popupRequested } from '@vitrava/shared-kit/bus/shell';
import { createWatch } from 'effector';
import en from '../../../../locales/en.json';
import { ANNA, button, open } from '../testing/index.ts';

describe('The customer’s data', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is downloaded as a JSON file', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:data';
    };
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { announced } = await open();
    await userEvent.click(button(en.details.data.export));
    await waitFor(() => expect(announced).toHaveBeenCalledWith({ text: en.details.data.exported, tone: 'notice' }));
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toContain('/api/users/5/personal_data/');
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      expect.stringMatching(/^personal-data-\d{4}-\d{2}-\d{2}\.json$/),
    ]);
    expect(files.map(({ type }) => type)).toEqual(['application/json']);
  });

  it('stays where it is when the file does not arrive, and the page announces it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { announced } = await open();
    jest.mocked(fetch).mockRejectedValue(new TypeError('offline'));
    await userEvent.click(button(en.details.data.export));
    await waitFor(() => expect(announced).toHaveBeenCalledWith({ text: en.details.data.exportFailed, tone: 'error' }));
  });

  it('The data is erased by a popup that names the account', async () => {
    const { scope } = await open();
    const requested = jest.fn();
    createWatch({ unit: popupRequested, scope, fn: requested });
    await userEvent.click(button(en.details.data.close));
    expect(requested).toHaveBeenCalledWith({ owner: 'mfe-account', name: 'account-closing', props: { email: ANNA.email } });
  });
});
