import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contrast, parseColor, type Rgb } from './color.ts';
import { DEFAULT_COLORS, themeColors, themeCss, themeVariables } from './theme.ts';

const keys = Object.keys(DEFAULT_COLORS) as (keyof typeof DEFAULT_COLORS)[];
const channel = fc.integer({ min: 0, max: 255 });
const color = fc.oneof(
  fc.tuple(channel, channel, channel).map(([r, g, b]) => `rgb(${r}, ${g}, ${b})`),
  fc.tuple(channel, channel, channel).map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  fc
    .tuple(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
    .map(([h, s, l]) => `hsl(${h} ${s}% ${l}%)`),
  fc.string(),
);
const colors = fc.record(Object.fromEntries(keys.map((key) => [key, color])), { requiredKeys: [] });

function rgb(value: string | undefined): Rgb {
  const parsed = parseColor(value);
  if (!parsed) throw new Error(`${value} is no colour`);
  return parsed;
}

const grounds = ['background', 'surface', 'second-background', 'elements-soft', 'danger-soft', 'success-soft', 'warning-soft'];
const inks = ['text', 'second-text', 'elements-text', 'button-text', 'danger', 'success', 'warning'];

describe('themeCss', () => {
  it('keeps every text readable at 4.5:1 and every edge visible at 3:1 whatever colours the CMS gives', () => {
    fc.assert(
      fc.property(colors, (given) => {
        const theme = themeColors(given);
        const between = (one: string, other: string) => contrast(rgb(theme[one]), rgb(theme[other]));
        for (const ground of grounds) {
          for (const ink of inks) expect(between(ink, ground)).toBeGreaterThanOrEqual(4.5);
          for (const edge of ['field-border', 'focus', 'heart']) expect(between(edge, ground)).toBeGreaterThanOrEqual(3);
        }
        for (const button of ['button', 'button-hover', 'passed-button']) expect(between('on-button', button)).toBeGreaterThanOrEqual(4.5);
        for (const fill of ['elements', 'elements-hover']) expect(between('on-elements', fill)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 150 },
    );
  });

  it('The server’s sheet and an open page get the same theme', () => {
    fc.assert(
      fc.property(colors, (given) => {
        const lines = Object.entries(themeVariables(given)).map(([name, value]) => `${name}:${value}`);
        expect(themeCss(given)).toBe(`:root{${lines.join(';')}}`);
      }),
      { numRuns: 20 },
    );
    expect(themeVariables({ elements: '#123456' })).toMatchObject({ 'color-scheme': 'light', '--color-elements': '#123456' });
  });

  it('[D14] takes nine colours: background, text, second text, three of the button, second background, second border, elements', () => {
    const nine = [
      'background',
      'text',
      'second_text',
      'default_button',
      'hover_button',
      'passed_button',
      'second_background',
      'second_border',
      'elements',
    ];
    expect(Object.keys(DEFAULT_COLORS)).toEqual(nine);
    // Each chosen colour counts: another colour gives another theme.
    for (const name of nine) expect(themeColors({ [name]: '#4a2f6b' })).not.toEqual(themeColors({}));
  });

  it('writes nothing but hex colours, whatever text it is given', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.string()), (given) => {
        expect(themeCss(given)).toMatch(/^:root\{color-scheme:(?:light|dark)(?:;--color-[a-z-]+:#[0-9a-f]{6})+\}$/);
      }),
    );
    expect(themeCss({ background: 'red;}body{display:none}' })).toBe(themeCss({}));
  });

  it('[P4] keeps the default of a colour that is missing or no colour', () => {
    expect(themeColors({ elements: 'green', default_button: 7 })).toEqual(themeColors({}));
    expect(themeColors({})).toMatchObject({ background: '#f8f5ee', button: '#f15f18', 'button-hover': '#ff7738', elements: '#2c5e3d' });
  });

  it('puts dark text on the default orange, since white has too little contrast there', () => {
    expect(contrast(rgb('#ffffff'), rgb('#f15f18'))).toBeLessThan(4.5);
    expect(themeColors({})['on-button']).toBe('#16130d');
  });

  it('turns to light text and dark controls on a dark background', () => {
    const css = themeCss({ background: '#101512' });
    expect(css).toContain('color-scheme:dark');
    expect(contrast(rgb(themeColors({ background: '#101512' })['text']), rgb('#101512'))).toBeGreaterThanOrEqual(4.5);
  });

  it('agrees with the defaults that tokens.css declares', () => {
    const sheet = readFileSync(fileURLToPath(new URL('../tokens.css', import.meta.url)), 'utf8');
    const declared = Object.fromEntries([...sheet.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]));
    expect(declared).toEqual(themeColors({}));
  });
});

describe('parseColor', () => {
  it('reads hex, rgb and hsl, and refuses everything else', () => {
    expect(parseColor('#2C5E3D')).toEqual([44, 94, 61]);
    expect(parseColor('#abc')).toEqual([170, 187, 204]);
    expect(parseColor('rgba(1, 2, 3, 0.5)')).toEqual([1, 2, 3]);
    expect(parseColor('hsl(120deg 100% 25%)')).toEqual([0, 128, 0]);
    for (const garbage of ['red', '#12', 'var(--x)', 'url(x)', '', null, 12, 'rgb(1,2)']) expect(parseColor(garbage)).toBeNull();
  });
});
