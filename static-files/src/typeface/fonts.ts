import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600 | 700;

const WEIGHTS: readonly Weight[] = [400, 600, 700];
/** The family comes in a file per script; a letter is set in the first that has it. */
const SCRIPTS = ['latin', 'cyrillic'] as const;

/**
 * Letters that the family lacks, and their replacements. Spaces that must not break have done their work when letters
 * are drawn.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2010': '-',
  '\u2011': '-',
  '\u00ad': '',
};

interface FontFile {
  /** The document refers to it by this name. */
  readonly name: string;
  readonly weight: Weight;
  readonly bytes: Buffer;
  readonly font: Font;
}

/** Letters that one file can set. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

export interface Fonts {
  readonly files: readonly FontFile[];
  /** Cuts text by the files that hold its letters; letters that none holds are left out. */
  runsOf(text: string, weight: Weight): readonly Run[];
}

export function openFonts(): Fonts {
  const resolver = createRequire(import.meta.url);
  const files = WEIGHTS.flatMap((weight) =>
    SCRIPTS.map((script): FontFile => {
      const bytes = readFileSync(resolver.resolve(`@fontsource/golos-text/files/golos-text-${script}-${weight}-normal.woff`));
      const font = create(bytes);
      if (!('layout' in font)) throw new Error(`golos-text ${script} ${weight} holds a collection of fonts, one font is expected.`);
      return { name: `${script}-${weight}`, weight, bytes, font };
    }),
  );

  function fileFor(letter: string, weight: Weight, last: string | undefined): FontFile | undefined {
    const able = files.filter((file) => file.weight === weight && file.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    // A space stays with the letters before it.
    return able.find(({ name }) => name === last) ?? able[0];
  }

  return {
    files,
    runsOf(text, weight) {
      const runs: { font: string; text: string }[] = [];
      for (const letter of text.normalize('NFC')) {
        const drawn = STAND_INS[letter] ?? letter;
        const last = runs.at(-1);
        const file = drawn === '' ? undefined : fileFor(drawn, weight, last?.font);
        if (!file) continue;
        if (last?.font === file.name) last.text += drawn;
        else runs.push({ font: file.name, text: drawn });
      }
      return runs;
    },
  };
}
