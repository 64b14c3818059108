import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork } from 'effector';
import en from '../../../../locales/en.json';
import { ANNA, button, field, open, showDetails, write } from '../testing/index.ts';
import { formOf } from './changes.ts';

const STORAGE_KEY = 'vitrava.customer.details.v1';
beforeEach(() => sessionStorage.clear());

describe('unsaved input of a customer', () => {
  const stored = (user: number, draft: object) =>
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ user, base: formOf(ANNA), draft: { ...formOf(ANNA), ...draft } }));

  it('The input is restored in the next document of the tab, with a notice, and the focus stays where it is', async () => {
    const { shown, announced: before } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South ');
    shown.unmount();
    expect(before).not.toHaveBeenCalled();
    const { sent, announced } = await open({ isEditing: true });
    expect(field(/^Last name/)).toHaveValue('South ');
    expect(field(/^First name/)).not.toHaveFocus();
    expect(screen.getByText(en.details.found)).toBeVisible();
    expect(announced.mock.calls).toEqual([[{ text: en.details.found, tone: 'quiet' }]]);
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText('Anna South')).toBeVisible();
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/users/5/', body: { last_name: 'South' } }]);
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it.each([
    ['is saved', async () => userEvent.click(button(en.details.save))],
    ['is dismissed', async () => userEvent.click(button(en.details.dismiss))],
    ['is what the shop knows already', async () => write(/^Last name/, 'North')],
  ])('The input is dropped when it %s', async (_, act) => {
    await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    expect(sessionStorage.getItem(STORAGE_KEY)).toContain('South');
    await act();
    await waitFor(() => expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull());
  });

  it('The notice of earlier input appears on return to the page, and disappears when it equals the stored details or has been saved', async () => {
    const { shown, show, announced } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    expect(screen.queryByText(en.details.found)).toBeNull();
    shown.unmount();
    show();
    expect(await screen.findByText(en.details.found)).toBeVisible();
    expect(field(/^First name/)).not.toHaveFocus();
    expect(announced.mock.calls).toEqual([[{ text: en.details.found, tone: 'quiet' }]]);
    await write(/^Last name/, 'North');
    expect(screen.queryByText(en.details.found)).toBeNull();
    await write(/^Last name/, 'South');
    await userEvent.click(button(en.details.save));
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    expect(screen.queryByText(en.details.found)).toBeNull();
  });

  it('is kept with names as long as a backend may have, and otherwise not at all', async () => {
    const { changeInOtherTab, shown, show } = await open();
    changeInOtherTab({ first_name: 'A'.repeat(150) });
    shown.unmount();
    show();
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    await write(/^Last name/, 'South');
    expect(sessionStorage.getItem(STORAGE_KEY)).toContain('South');
    await act(async () => fireEvent.change(field(/^Job title/), { target: { value: 'x'.repeat(151) } }));
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('The input is dropped when its customer signs out', async () => {
    const { scope } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    await act(() => allSettled(signedOut, { scope, params: { reason: 'user' } }));
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('The input is dropped when a guest opens the page: its session ended while the tab was on another page', async () => {
    stored(5, { last_name: 'South' });
    const scope = fork({ values: [[$sessionStatus, 'anonymous']] });
    showDetails(scope);
    expect(screen.queryByRole('form')).toBeNull();
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('The input is shown to no other customer, and not stored for them', async () => {
    stored(6, { last_name: 'South' });
    await open();
    expect(button(en.details.edit)).toBeVisible();
    expect(sessionStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it.each([
    ['too long', { last_name: 'x'.repeat(151) }],
    ['of another shape', { last_name: 5 }],
  ])('is not taken from a storage where it is %s', async (_, draft) => {
    stored(5, draft);
    await open();
    expect(button(en.details.edit)).toBeVisible();
  });

  it('holds no photo', async () => {
    await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Job title/, 'Doctor');
    expect(sessionStorage.getItem(STORAGE_KEY)).not.toMatch(/photo|data:/);
  });
});
