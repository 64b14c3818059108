import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

/**
 * The widths in px at which a layout changes (specification, section 2): a device is at least as wide as its
 * breakpoint. A media query cannot read a custom property, so style sheets contain the numbers: `(width >= 801px)` or
 * `(width <= 800.98px)`, because `<` becomes a query that the oldest supported browsers lack. A test restricts style
 * sheets to these.
 */
const BREAKPOINTS = { mobile: 640, tablet: 801, laptop: 1024, desktop: 1280 } as const;

const root = path.join(import.meta.dirname, '../../..');
const sheets = globSync('{shell,console,shared-kit,mfe-*}/src/**/*.css', { cwd: root });
const ALLOWED = Object.values(BREAKPOINTS).flatMap((width) => [`(width >= ${width}px)`, `(width <= ${width - 0.02}px)`]);

/** No layout of its own but a logo without room: phones held upright. */
const NARROWEST = '(width <= 479.98px)';

describe('breakpoints', () => {
  it('[K2] are mobile 640, tablet 801, laptop 1024 and desktop 1280', () => {
    expect(BREAKPOINTS).toEqual({ mobile: 640, tablet: 801, laptop: 1024, desktop: 1280 });
  });

  it('[K2] are the only widths at which a style sheet of the shop changes, written in one way', () => {
    expect(sheets.length).toBeGreaterThan(60);
    const others = sheets.flatMap((sheet) => {
      const queries = readFileSync(path.join(root, sheet), 'utf8').match(/@media[^{]*/g) ?? [];
      const widths = queries.flatMap((query) => query.match(/\([^()]*width[^()]*\)/g) ?? []);
      return widths
        .filter((width) => !ALLOWED.includes(width) && !(width === NARROWEST && sheet === 'shell/src/layout/header/view.module.css'))
        .map((width) => `${sheet}: ${width}`);
    });
    expect(others).toEqual([]);
  });
});
