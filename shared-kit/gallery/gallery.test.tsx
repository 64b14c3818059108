import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { exports as doors } from '../package.json';
import { Gallery } from './page.tsx';
import { PARTS } from './parts/index.ts';

const folder = path.join(import.meta.dirname, 'parts');
const sourceOf = (door: string) => readFileSync(path.join(folder, `${door.replace('/', '-').replace('.css', '')}.tsx`), 'utf8');

describe('the gallery', () => {
  it('shows every part of the kit, and nothing twice', () => {
    const kit = readdirSync(path.join(import.meta.dirname, '../src/ui')).filter((name) => name !== 'fonts');
    const shown = PARTS.map(({ door }) => door);
    expect(shown.filter((door) => !door.includes('/')).sort()).toEqual(kit.sort());
    // A door within a part, such as a list of its fragments, is shown with it or by itself.
    const open = Object.keys(doors).flatMap((name) => (name.startsWith('./ui/') ? [name.split('/')[2]] : []));
    for (const part of open) expect(shown).toContain(part);
  });

  it.each(PARTS.map(({ door }) => door))('draws %s by its own door', (door) => {
    const file = door.endsWith('.css') ? door : door === 'logo/fragments' ? `${door}.ts` : `${door}/index.ts`;
    expect(sourceOf(door) + (door === 'dialog' ? readFileSync(path.join(folder, 'dialogs/sized.tsx'), 'utf8') : '')).toContain(
      `src/ui/${file}'`,
    );
  });

  it.each(['ru', 'en'] as const)('draws every part in %s', (locale) => {
    render(<Gallery locale={locale} theme="default" />);
    for (const { door } of PARTS) expect(screen.getByRole('region', { name: door }).childElementCount).toBeGreaterThan(1);
  });

  it('has every text in both languages', () => {
    const { unmount } = render(<Gallery locale="en" theme="default" />);
    const english = document.body.textContent ?? '';
    unmount();
    const withoutNames = english.replaceAll('Русский', '').replaceAll('магний', '');
    expect(withoutNames.match(/[а-яё]+/gi)).toBeNull();
  });
});
