import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $sessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork } from 'effector';
import en from '../../../../locales/en.json';
import { ANNA, button, field, open, showDetails, write } from '../testing/index.ts';
import { formOf } from './changes.ts';

const KEPT = 'vitrava.customer.details.v1';
beforeEach(() => sessionStorage.clear());

describe('what a customer has written', () => {
  const kept = (user: number, draft: object) =>
    sessionStorage.setItem(KEPT, JSON.stringify({ user, base: formOf(ANNA), draft: { ...formOf(ANNA), ...draft } }));

  it('is there again in the next document of the tab, says so, and leaves the focus alone', async () => {
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
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it.each([
    ['is saved', async () => userEvent.click(button(en.details.save))],
    ['is dismissed', async () => userEvent.click(button(en.details.dismiss))],
    ['is what the shop knows already', async () => write(/^Last name/, 'North')],
  ])('is forgotten when it %s', async (_, act) => {
    await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    expect(sessionStorage.getItem(KEPT)).toContain('South');
    await act();
    await waitFor(() => expect(sessionStorage.getItem(KEPT)).toBeNull());
  });

  it('is said to be from before on return to the page, and no more once it is what the shop knows or has been saved', async () => {
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
    const { changeElsewhere, shown, show } = await open();
    changeElsewhere({ first_name: 'A'.repeat(150) });
    shown.unmount();
    show();
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    await write(/^Last name/, 'South');
    expect(sessionStorage.getItem(KEPT)).toContain('South');
    await act(async () => fireEvent.change(field(/^Job title/), { target: { value: 'x'.repeat(151) } }));
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('is forgotten when its customer signs out', async () => {
    const { scope } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    await act(() => allSettled(signedOut, { scope, params: { reason: 'wish' } }));
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('is forgotten where a guest comes to the page: its session ended while the tab was elsewhere', async () => {
    kept(5, { last_name: 'South' });
    const scope = fork({ values: [[$sessionStatus, 'anonymous']] });
    showDetails(scope);
    expect(screen.queryByRole('form')).toBeNull();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('is shown to nobody else, and not kept for them', async () => {
    kept(6, { last_name: 'South' });
    await open();
    expect(button(en.details.edit)).toBeVisible();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it.each([
    ['too long', { last_name: 'x'.repeat(151) }],
    ['of another shape', { last_name: 5 }],
  ])('is not taken from a storage where it is %s', async (_, draft) => {
    kept(5, draft);
    await open();
    expect(button(en.details.edit)).toBeVisible();
  });

  it('holds no photo', async () => {
    await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Job title/, 'Doctor');
    expect(sessionStorage.getItem(KEPT)).not.toMatch(/photo|data:/);
  });
});
