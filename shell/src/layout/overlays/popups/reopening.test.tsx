import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepPopup, takePopup } from './reopening.ts';

const popup = { owner: 'mfe-account', name: 'login', props: { returnTo: '/cart' } };
const entry = { key: 'k1', popups: 1 };

describe('a popup that waits for the next document', () => {
  beforeEach(() => history.replaceState(entry, ''));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is opened there, once, and leaves the history entry as it was', () => {
    keepPopup(popup);
    expect(takePopup()).toEqual(popup);
    expect(takePopup()).toBeNull();
    expect(history.state).toEqual(entry);
  });

  it('is not opened after a while', () => {
    keepPopup(popup);
    const later = Date.now() + 31_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(takePopup()).toBeNull();
    expect(history.state).toEqual(entry);
  });

  it.each([null, 'text', {}, { reopen: null }, { reopen: { at: 1 } }, { reopen: { at: 1, owner: 7, name: 'login', props: {} } }])(
    'is not read from the state %p',
    (state) => {
      history.replaceState(state, '');
      expect(takePopup()).toBeNull();
    },
  );
});
