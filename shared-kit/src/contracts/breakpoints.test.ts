import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BREAKPOINTS } from './breakpoints.ts';

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
