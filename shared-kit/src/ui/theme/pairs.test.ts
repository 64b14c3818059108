import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BLACK, contrast, mix, parseColor, type Rgb, WHITE } from './color.ts';
import { DEFAULT_COLORS, themeColors } from './theme.ts';

const root = path.join(import.meta.dirname, '../../../..');

interface Rule {
  readonly place: string;
  readonly ink: string | undefined;
  readonly ground: string | undefined;
}

/** The text and background of every rule of every style sheet of the shop, in tokens. */
const rules: readonly Rule[] = globSync('{shell,console,shared-kit,mfe-*}/src/**/*.css', { cwd: root }).flatMap((sheet) =>
  [...readFileSync(path.join(root, sheet), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    place: `${sheet} ${selector.trim()}`,
    ink: /(?:^|[;\s])color: var\(--color-([a-z-]+)\)/.exec(body)?.[1],
    ground: /(?:^|[;\s])background(?:-color)?: var\(--color-([a-z-]+)\)/.exec(body)?.[1],
  })),
);

/** Words of these colours may stand on any ground of the page; the theme's own test proves it. */
const INKS = ['text', 'second-text', 'elements-text', 'button-text', 'danger', 'success', 'warning'];
/** Made for one fill. */
const ON: Readonly<Record<string, readonly string[]>> = {
  'on-button': ['button', 'button-hover', 'passed-button'],
  'on-elements': ['elements', 'elements-hover'],
  'on-danger': ['danger'],
};
/** A drawing, for which 3:1 is enough, and the reverse of the page's own two. */
const OTHERS = ['heart', 'background'];

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);
const chosenColors = fc.record(Object.fromEntries(Object.keys(DEFAULT_COLORS).map((name) => [name, hex])), { requiredKeys: [] });

describe('the style sheets of the shop', () => {
  it('write their words in colours that the theme keeps readable', () => {
    const known = [...INKS, ...Object.keys(ON), ...OTHERS];
    expect(rules.filter(({ ink }) => ink !== undefined && !known.includes(ink))).toEqual([]);
  });

  it('write on a fill only in the colour that is made for it', () => {
    const wrong = rules.filter(({ ink = '', ground }) => ground !== undefined && ON[ink] !== undefined && !ON[ink].includes(ground));
    expect(wrong).toEqual([]);
  });

  it('keep words on pictures readable on a picture of any tone, whatever colours the CMS gives', () => {
    const tokens = readFileSync(path.join(import.meta.dirname, '../tokens.css'), 'utf8');
    const ink = parseColor(/--picture-ink: (#[0-9a-f]{6});/.exec(tokens)?.[1]) as Rgb;
    const [red = 0, green = 0, blue = 0, share = 0] = (/--picture-veil: rgb\(([^)]+)\);/.exec(tokens)?.[1] ?? '')
      .split(/[ /]+/)
      .map(Number);
    for (const tone of [BLACK, WHITE, [128, 128, 128] as const]) {
      const ground = mix(tone, [red, green, blue], share);
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
    const slides = readFileSync(path.join(root, 'mfe-catalog/src/pages/start/parts/slides.module.css'), 'utf8');
    const onPicture = slides.slice(slides.indexOf('@media (width >= 640px)'));
    expect(onPicture).toMatch(/\.words \{[^}]*var\(--picture-veil\)[^}]*color: var\(--picture-ink\)/);
    expect(onPicture).not.toContain('var(--color-');
  });

  it('[D14] name no pair of text and ground that any colours of the CMS could make unreadable', () => {
    const pairs = new Map(
      rules.flatMap(({ ink, ground, place }) =>
        ink && ground && ink !== 'heart' ? [[`${ink} on ${ground}`, { ink, ground, place }] as const] : [],
      ),
    );
    expect(pairs.size).toBeGreaterThan(10);
    fc.assert(
      fc.property(chosenColors, (given) => {
        const theme = themeColors(given);
        const rgb = (name: string) => parseColor(theme[name]) as Rgb;
        for (const { ink, ground, place } of pairs.values()) {
          const ratio = contrast(rgb(ink), rgb(ground));
          if (ratio < 4.5) throw new Error(`${ink} on ${ground} is ${ratio.toFixed(2)} at ${place}`);
        }
      }),
      { numRuns: 150 },
    );
  });
});
