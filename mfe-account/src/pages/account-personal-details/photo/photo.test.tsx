import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled } from 'effector';
import en from '../../../../locales/en.json';
import { button, open } from '../testing/index.ts';

beforeEach(() => sessionStorage.clear());

describe('the photo of a customer', () => {
  const picture = 'data:image/jpeg;base64,AAAA';
  const choose = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No place for a file');
    return userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  };

  /** jsdom draws nothing. */
  function mockDrawing(): void {
    Object.defineProperty(globalThis, 'createImageBitmap', {
      value: async () => ({ width: 30, height: 20, close: () => undefined }),
      configurable: true,
    });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  }

  it('[D1] is shown, changed at once and taken away; without one there are initials', async () => {
    mockDrawing();
    const { sent, announced } = await open();
    expect(screen.getByText('AN')).toBeVisible();
    await choose();
    expect(await screen.findByRole('img', { name: en.photo.alt })).toHaveAttribute('src', picture);
    expect(announced).toHaveBeenLastCalledWith({ text: en.photo.saved, tone: 'notice' });
    await userEvent.click(button(en.photo.remove));
    expect(await screen.findByText('AN')).toBeVisible();
    expect(announced).toHaveBeenLastCalledWith({ text: en.photo.removed, tone: 'notice' });
    expect(button(en.photo.add)).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([{ photo_path: picture }, { photo_path: null }]);
  });

  it('The photo is dropped when another customer has signed in before it is drawn', async () => {
    mockDrawing();
    let draw = () => {};
    const drawn = new Promise((resolve) => (draw = () => resolve({ width: 30, height: 20, close: () => undefined })));
    Object.defineProperty(globalThis, 'createImageBitmap', { value: () => drawn, configurable: true });
    const { sent, scope } = await open();
    await choose();
    await act(async () => {
      const left = allSettled(signedOut, { scope, params: { reason: 'otherTab' } });
      const come = allSettled($userId, { scope, params: 6 });
      draw();
      await Promise.all([left, come]);
    });
    expect(sent).toEqual([]);
  });

  it('The page shows why the photo was not saved', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    mockDrawing();
    await open({ refusals: [{ status: 400, body: { photo_path: ['No.'] } }] });
    await choose();
    expect(await screen.findByText(en.photo.failures.refused)).toBeVisible();
    Object.defineProperty(globalThis, 'createImageBitmap', { value: () => Promise.reject(new Error('no picture')), configurable: true });
    await choose();
    expect(await screen.findByText(en.photo.failures.unreadable)).toBeVisible();
  });
});
