import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { releaseHangingStyles, SHEET_DEADLINE_MS } from './hanging-styles.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML =
    '<link rel="stylesheet" href="/shell.css"><link rel="stylesheet" href="/news.css" data-owner="mfe-content" data-rspack="mfe-content:chunk-1">';
  document.body.innerHTML = '<main id="main"><div data-boundary="mfe-content"></div></main>';
});

const sheetOf = (owner: string) => document.querySelector<HTMLLinkElement>(`[data-owner="${owner}"]`);

describe('A style sheet that hangs', () => {
  it('is linked again in a way that does not hold painting, after the deadline and no sooner', () => {
    const first = sheetOf('mfe-content');
    const shell = document.querySelector('[href="/shell.css"]');
    releaseHangingStyles();
    jest.advanceTimersByTime(SHEET_DEADLINE_MS - 1);
    expect(sheetOf('mfe-content')).toBe(first);
    jest.advanceTimersByTime(1);
    expect(sheetOf('mfe-content')).not.toBe(first);
    expect(sheetOf('mfe-content')).toHaveAttribute('data-rspack', 'mfe-content:chunk-1');
    expect(document.querySelector('[href="/shell.css"]')).toBe(shell);
  });

  it('leaves its page readable without it until it comes', () => {
    releaseHangingStyles();
    jest.runAllTimers();
    const main = document.getElementById('main');
    expect(main).toHaveAttribute('data-unstyled', 'mfe-content');
    sheetOf('mfe-content')?.onload?.(new Event('load'));
    expect(main).not.toHaveAttribute('data-unstyled');
  });
});
