import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { preloaderResetRequested } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { hasShownPreloader, PRELOADER_COOKIE, rememberPreloader } from '../../../preloader/index.ts';
import { Preloader } from './index.ts';
import './model.ts';

const remembered = () => decodeURIComponent(new RegExp(`(?:^|; )${PRELOADER_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '');

describe('the preloader', () => {
  it('[H23] The preloader has the 8 fragments of the logo, and is hidden from screen readers', () => {
    const { container } = render(<Preloader />);
    const fragments = [...container.querySelectorAll<SVGElement>('[data-fragment]')];
    expect(fragments.map(({ dataset }) => dataset['fragment'])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  it('[H25] keeps the boolean in the cookie and can be reset', async () => {
    rememberPreloader({ hasShownPreloader: true });
    expect(remembered()).toBe('{"hasShownPreloader":true}');
    await allSettled(preloaderResetRequested, { scope: fork() });
    expect(remembered()).toBe('{"hasShownPreloader":false}');
    expect(hasShownPreloader(remembered())).toBe(false);
  });

  it.each([undefined, '', '{', 'true', 'null', '{"hasShownPreloader":1}'])('takes %p for a first visit', (value) => {
    expect(hasShownPreloader(value)).toBe(false);
  });
});
