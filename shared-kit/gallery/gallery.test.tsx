import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exports as subpaths } from '../package.json';
import { Gallery } from './page.tsx';
import { PARTS } from './parts/index.ts';

const folder = path.join(import.meta.dirname, 'parts');
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  .join('');

/** The files of the typeface, and the place of another team's fragment. */
const WITHOUT_LOOK = new Set(['fonts', 'fragment']);

describe('the gallery', () => {
  it('shows every part of the kit, and nothing twice', () => {
    const kit = readdirSync(path.join(import.meta.dirname, '../src/ui')).filter((name) => !WITHOUT_LOOK.has(name));
    const shown = PARTS.map(({ subpath }) => subpath);
    expect(shown.filter((subpath) => !subpath.includes('/')).sort()).toEqual(kit.sort());
    // A subpath within a part, such as a list of its fragments, is shown with it or by itself.
    const open = Object.keys(subpaths).flatMap((name) => (name.startsWith('./ui/') ? [name.split('/')[2] ?? ''] : []));
    for (const part of open.filter((name) => !WITHOUT_LOOK.has(name))) expect(shown).toContain(part);
  });

  it.each(PARTS.map(({ subpath }) => subpath))('draws %s from its own subpath', (subpath) => {
    const file = subpath.endsWith('.css') ? subpath : subpath === 'logo/fragments' ? `${subpath}.ts` : `${subpath}/index.ts`;
    expect(sources).toContain(`src/ui/${file}'`);
  });

  it.each(['ru', 'en'] as const)('draws every part in %s', (locale) => {
    render(<Gallery locale={locale} theme="default" />);
    for (const { subpath } of PARTS) expect(screen.getByRole('region', { name: subpath }).childElementCount).toBeGreaterThan(1);
  });

  it('has every text in both languages', () => {
    const { unmount } = render(<Gallery locale="en" theme="default" />);
    const english = document.body.textContent ?? '';
    unmount();
    const withoutNames = english.replaceAll('Русский', '').replaceAll('магний', '');
    expect(withoutNames.match(/[а-яё]+/gi)).toBeNull();
  });
});
